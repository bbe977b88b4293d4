import type { CodeLanguage } from '../../../components/ui/highlight.ts';

type Sample = { label: string; language: CodeLanguage; code: string };

export const samplesEn: readonly Sample[] = [
  {
    label: 'JavaScript',
    language: 'javascript',
    code: `import { Bridge } from '@yunqiao/im';

const bridge = new Bridge({ appKey: 'your-app-key' });

// Your server signs the token; the secret stays there.
await bridge.login({ account: 'amara', token });

bridge.on('message', ({ from, text }) => {
  thread.append(from, text);
});

await bridge.send({
  to: 'jonas',
  text: 'Is it still available?',
});`,
  },
  {
    label: 'Swift',
    language: 'swift',
    code: `import YunqiaoIM

let bridge = Bridge(appKey: "your-app-key")

// Push takes over when the app goes to sleep.
try await bridge.login(account: "amara", token: token)

bridge.onMessage { message in
  thread.append(message)
}

try await bridge.send(
  to: "jonas",
  text: "Is it still available?"
)`,
  },
  {
    label: 'Kotlin',
    language: 'kotlin',
    code: `import com.yunqiao.im.Bridge

val bridge = Bridge(context, appKey = "your-app-key")

// Reconnects and fills the gaps by itself.
bridge.login(account = "amara", token = token)

bridge.onMessage { message ->
  thread.append(message.from, message.text)
}

bridge.send(to = "jonas", text = "Is it still available?")`,
  },
  {
    label: 'Server',
    language: 'python',
    code: `from yunqiao import Client

client = Client(secret=secrets["yunqiao"])

# Tokens are short-lived and scoped to one account.
token = client.token(account="amara", ttl=3600)

# Servers can send, too: order updates, bots, reminders.
client.send(
    sender="orders",
    to="amara",
    card={"title": "Shipped", "eta": "Friday"},
)`,
  },
];
