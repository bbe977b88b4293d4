import { handOver } from '../../../../components/tool/hand-over.ts';
import { toolForm } from '../../../../components/tool/tool-form.ts';
import { uplinkMeter } from '../../../../components/tool/uplink-meter.ts';
import { fill, marked } from '../../../../components/try/parts.ts';
import { tryOut } from '../../../../components/try/try-out.ts';
import { settingLines } from '../encoder-text.ts';
import { asJson, fields, type Result, resultOf, textsOf, wishOf } from '../encoder.ts';

/** Settings of an encoder for a picture, a line and an uplink, and how much of the uplink they take. */
export default tryOut({
  name: 'livetool-encoder',
  start: (place) => {
    const { stage, say } = place;
    let result: Result;
    const link = toolForm({
      place,
      fields,
      show(values) {
        result = resultOf(wishOf(values));
        const texts = textsOf(result);
        fill(stage, texts);
        marked(stage, 'picture').innerHTML = uplinkMeter(result.settings, result.wish);
        say(texts['verdict']!);
      },
    });
    const command = () => textsOf(result)['command']!;
    const settings = () => settingLines(result.settings, result.wish);
    handOver({ place, texts: { settings, command, json: () => asJson(result), link } });
  },
});
