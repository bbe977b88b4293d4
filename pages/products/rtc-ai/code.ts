import type { CodeLanguage } from '../../../components/ui/highlight.ts';

type Sample = { label: string; language: CodeLanguage; code: string };

export const agentSamples: readonly Sample[] = [
  {
    label: 'Node.js',
    language: 'javascript',
    code: `import { Agents } from '@yunqiao/server';

const agents = new Agents({ appKey, secret });

// 进到一通已有的通话里，像多了一位成员
const agent = await agents.join({
  call: '8f21c0',
  hear: { model: 'mandarin', words: ['心内科', '复诊'] },
  think: {
    model: 'general',
    prompt: '你是诊室前台。先用十个字以内回答，再补充。',
  },
  say: { voice: 'qinghe', speed: 1.05 },
  turn: { shortest: 120, longest: 900 },
  interrupt: { half: 250, stop: 450 },
  tools: [reschedule], // 您的函数，写法见 Python 一栏
});

agent.on('turn', ({ heard, said, firstAudio }) => {
  log(heard, said, firstAudio); // 每一轮的首响，毫秒
});`,
  },
  {
    label: 'Python',
    language: 'python',
    code: `from yunqiao import Agents, tool

@tool("改约复诊。时间必须是病人亲口说过的。")
def reschedule(patient: str, at: str) -> str:
    slot = clinic.book(patient, at)
    return f"已改到{slot.spoken}"  # 直接念出来的话

agent = Agents(app_key, secret).join(
    call="8f21c0",
    hear={"model": "mandarin"},
    # 自带模型：兼容常见的对话接口就行
    think={"url": "https://llm.example/v1", "model": "own"},
    say={"voice": "qinghe"},
    tools=[reschedule],
)

for turn in agent.turns():
    print(turn.heard, turn.said, turn.first_audio)`,
  },
];

/** A call for a function in the middle of a talk, with what it took. */
export const exchange = [
  { who: 'person', text: '那就改到明天下午吧，三点左右。' },
  { who: 'agent', text: '好，我看一下明天下午的号。', note: '610 毫秒后开口，查询同时进行' },
  { who: 'tool', text: 'reschedule(patient: "20418", at: "明天 15:00")', note: '320 毫秒返回' },
  { who: 'agent', text: '改好了，明天下午三点，还是沈医生。', note: '声音没有中断' },
] as const;
