import type { CodeLanguage } from '../../../components/ui/highlight.ts';

type Sample = { label: string; language: CodeLanguage; code: string };

export const samplesZh: readonly Sample[] = [
  {
    label: 'Web',
    language: 'javascript',
    code: `import { Bridge } from '@yunqiao/im';

const bridge = new Bridge({ appKey: '您的 AppKey' });

// token 由您的服务端签发，密钥不进客户端
await bridge.login({ account: 'linxiaoman', token });

bridge.on('message', (message) => {
  render(message.from, message.text);
});

await bridge.send({
  to: 'zhouyuan',
  text: '周六几点出发？',
  push: { title: '林小满', sound: true },
});`,
  },
  {
    label: 'Android',
    language: 'kotlin',
    code: `import com.yunqiao.im.Bridge

val bridge = Bridge(context, appKey = "您的 AppKey")

// 断线重连、漫游补拉都在 login 之后自动完成
bridge.login(account = "linxiaoman", token = token)

bridge.onMessage { message ->
  adapter.append(message.from, message.text)
}

bridge.send(
  to = "zhouyuan",
  text = "周六几点出发？",
)`,
  },
  {
    label: 'iOS',
    language: 'swift',
    code: `import YunqiaoIM

let bridge = Bridge(appKey: "您的 AppKey")

// 应用退到后台后由 APNs 推送接力
try await bridge.login(account: "linxiaoman", token: token)

bridge.onMessage { message in
  list.append(message)
}

try await bridge.send(
  to: "zhouyuan",
  text: "周六几点出发？"
)`,
  },
  {
    label: '服务端',
    language: 'shell',
    code: `# 服务端也能发：通知、机器人、订单卡片
curl https://api.yunqiao.example/v2/messages \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
    "from": "order-bot",
    "to": "linxiaoman",
    "type": "card",
    "body": { "title": "订单已发货", "eta": "周五" }
  }'`,
  },
];
