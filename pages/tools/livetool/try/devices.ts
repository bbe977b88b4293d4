import { handOver } from '../../../../components/tool/hand-over.ts';
import { type DeviceReport, devices, silence } from '../../../../components/try/devices.ts';
import { fill, marked } from '../../../../components/try/parts.ts';
import { tryOut } from '../../../../components/try/try-out.ts';
import {
  asText,
  example,
  problems,
  soundMeter,
  textsOf,
  verdictsOf,
} from '../../../../components/tool/device-verdicts.ts';
import * as words from '../words.yaml';

/** Camera and microphone of this machine: what they deliver, and whether it is enough. */
export default tryOut({
  name: 'livetool-devices',
  start: (place) => {
    const { stage, say, signal } = place;
    const press = marked<HTMLButtonElement>(stage, 'open');
    const lists = marked<HTMLElement>(stage, 'lists');
    const meter = marked(stage, 'meter');
    const [cameras, microphones] = lists.querySelectorAll('select');
    const closed = press.textContent;
    let report: DeviceReport = example;
    let verdicts = '';

    const media = devices({
      place,
      video: marked<HTMLVideoElement>(stage, 'preview'),
      cameras: cameras!,
      microphones: microphones!,
      measured(now) {
        report = now;
        fill(stage, textsOf(report));
        marked(stage, 'picture').innerHTML = soundMeter(report);
        meter.setAttribute('aria-valuenow', String(report.sound?.level ?? silence));
        // The numbers change four times a second; only another verdict is announced.
        const next = verdictsOf(report);
        if (next !== verdicts) say((verdicts = next));
      },
    });
    const open = async () => {
      say(words.deviceTry.waiting);
      const problem = await media.open();
      if (signal.aborted) return;
      press.textContent = problem ? words.deviceTry.again : words.deviceTry.close;
      press.dataset['open'] = problem ? '' : 'now';
      lists.hidden = problem !== null;
      stage.toggleAttribute('data-running', !problem);
      if (problem) say(problems[problem]);
    };
    press.addEventListener(
      'click',
      () => {
        if (press.dataset['open'] !== 'now') return void open();
        media.close();
        press.textContent = closed;
        press.dataset['open'] = '';
        stage.removeAttribute('data-running');
        say(words.deviceTry.closed({ verdicts }));
      },
      { signal },
    );
    lists.addEventListener('change', () => void open(), { signal });
    handOver({ place, texts: { report: () => asText(report, navigator.userAgent) } });
  },
});
