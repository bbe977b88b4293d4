import type { CodeLanguage } from '../../../components/ui/highlight.ts';

type Sample = { label: string; language: CodeLanguage; code: string };

/** An agent that joins a call, with the model and the functions of the customer. */
export const agentSamples: readonly Sample[] = [
  {
    label: 'Python',
    language: 'python',
    code: `from yunqiao import Agents, tool

@tool("Move a visit. Use only a time that the caller said.")
def move_visit(patient: str, at: str) -> str:
    slot = clinic.book(patient, at)
    return f"Moved to {slot.spoken}."

agent = Agents(app_key, secret).join(
    call="8f21c0",
    hear={"language": "en", "words": ["cardiology"]},
    # Any model that speaks the usual chat protocol.
    think={"url": "https://llm.example/v1", "model": "own"},
    say={"voice": "willow"},
    tools=[move_visit],
)

for turn in agent.turns():
    print(turn.heard, turn.said, turn.first_audio)`,
  },
  {
    label: 'Node.js',
    language: 'javascript',
    code: `import { Agents } from '@yunqiao/server';

const agents = new Agents({ appKey, secret });

// It joins an existing call as one more participant.
const agent = await agents.join({
  call: '8f21c0',
  hear: { language: 'en' },
  think: {
    model: 'general',
    prompt: 'You are the front desk of a clinic. Be brief.',
  },
  say: { voice: 'willow', speed: 1.05 },
  interrupt: { half: 250, stop: 450 },
  tools: [moveVisit],
});

agent.on('turn', ({ heard, said, firstAudio }) => {
  log(heard, said, firstAudio);
});`,
  },
];
