import type { CodeLanguage } from '../../components/ui/highlight.ts';

type Sample = { label: string; language: CodeLanguage; code: string };

/** The same group message on four platforms. */
export const firstMessage: readonly Sample[] = [
  {
    label: 'Web',
    language: 'typescript',
    code: `import { Bridge } from '@yunqiao/im';

const bridge = new Bridge({ appKey: '您的 AppKey' });

// token 由您的服务端签发
await bridge.login({ account: 'linyao', token });

bridge.on('message', ({ group, seq, from, text }) => {
  threads.get(group).append({ seq, from, text });
});
bridge.on('receipt', ({ group, seq, readers }) => {
  threads.get(group).mark(seq, \`\${readers} 人已读\`);
});

const { seq } = await bridge.send({
  group: 'hupan-veg',
  text: '两份，六点来拿',
  receipt: true,
});`,
  },
  {
    label: 'Android',
    language: 'kotlin',
    code: `import com.yunqiao.im.Bridge

val bridge = Bridge(context, appKey = "您的 AppKey")

// 进程被系统回收也不丢：没发完的留在本地队列里
bridge.login(account = "linyao", token = token)

bridge.onMessage { message ->
  adapter.append(message.seq, message.from, message.text)
}
bridge.onReceipt { receipt ->
  adapter.mark(receipt.seq, "\${receipt.readers} 人已读")
}

val sent = bridge.send(
  group = "hupan-veg",
  text = "两份，六点来拿",
  receipt = true,
)`,
  },
  {
    label: 'iOS',
    language: 'swift',
    code: `import YunqiaoIM

let bridge = Bridge(appKey: "您的 AppKey")

// 回到前台自动补齐，不用自己写重连
try await bridge.login(account: "linyao", token: token)

bridge.onMessage { message in
  list.append(message)
}
bridge.onReceipt { receipt in
  list.mark(receipt.seq, "\\(receipt.readers) 人已读")
}

let sent = try await bridge.send(
  group: "hupan-veg",
  text: "两份，六点来拿",
  receipt: true
)`,
  },
  {
    label: 'Flutter',
    language: 'dart',
    code: `import 'package:yunqiao_im/yunqiao_im.dart';

final bridge = Bridge(appKey: '您的 AppKey');

// 移动端、桌面端与网页共用这一份代码
await bridge.login(account: 'linyao', token: token);

bridge.onMessage.listen((message) {
  thread.append(message.seq, message.from, message.text);
});
bridge.onReceipt.listen((receipt) {
  thread.mark(receipt.seq, '\${receipt.readers} 人已读');
});

final sent = await bridge.send(
  group: 'hupan-veg',
  text: '两份，六点来拿',
  receipt: true,
);`,
  },
];

/** What the customer's server is asked, what it answers, and how it speaks itself. */
export const serverSide: readonly Sample[] = [
  {
    label: '收到询问',
    language: 'http',
    code: `POST /im/before-send HTTP/1.1
Host: api.example.com
Content-Type: application/json
X-Bridge-Timestamp: 1793958120
X-Bridge-Signature: sha256=6f1c0e…

{
  "event": "message.before-send",
  "session": "s-8842",
  "group": "hupan-veg",
  "from": "linyao",
  "type": "text",
  "body": { "text": "两份，六点来拿，电话 138…" }
}`,
  },
  {
    label: '给出答复',
    language: 'javascript',
    code: `app.post('/im/before-send', verified, (req, res) => {
  const { from, body } = req.body;

  if (blocked.has(from)) {
    return res.json({
      allow: false,
      reason: '您已被禁言到 20:00',
    });
  }
  // 放行，顺手抹掉电话号码，再附上自己的业务字段
  res.json({
    allow: true,
    body: { text: maskPhones(body.text) },
    extra: { order: orders.of(from) },
  });
});`,
  },
  {
    label: '主动发送',
    language: 'shell',
    code: `# 订单、机器人、公告：一次最多 500 个账号
curl https://api.yunqiao.example/v2/messages/batch \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Idempotency-Key: restock-20261120" \\
  -d '{
    "from": "shop-bot",
    "to": ["linyao", "ayan"],
    "type": "card",
    "body": { "title": "番茄到货了", "price": "19.8" },
    "push": {
      "title": "湖畔小区拼菜群",
      "category": "order"
    }
  }'`,
  },
];
