import type { CodeLanguage } from '../../../components/ui/highlight.ts';

/** The same group message on three platforms. */
export const firstMessage: readonly { label: string; language: CodeLanguage; code: string }[] = [
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
];
