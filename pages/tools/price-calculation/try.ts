import { handOver } from '../../../components/tool/hand-over.ts';
import { toolForm } from '../../../components/tool/tool-form.ts';
import { fill, marked, part } from '../../../components/try/parts.ts';
import { tryOut } from '../../../components/try/try-out.ts';
import { callMonths, monthOf } from '../../../config/call-months.ts';
import {
  asCsv,
  asJson,
  asText,
  fieldsTo,
  type ResultOptions,
  itemsOf,
  type Result,
  resultOf,
  statusOf,
  textsOf,
} from './model.ts';
import { yearChart } from './year-chart.ts';

/** A month of calls: its bill, line by line, and the year with and without packages. */
export default tryOut<ResultOptions>({
  name: 'price-calculation',
  start: (place, given) => {
    const { stage, say } = place;
    const lines = marked(stage, 'lines');
    let result: Result;
    const link = toolForm({
      place,
      fields: fieldsTo(given.mostPeople),
      presets: callMonths,
      show(values) {
        result = resultOf(monthOf(values), given);
        fill(stage, textsOf(result));
        lines.replaceChildren(
          ...itemsOf(result).map((item) => {
            const row = part(stage, 'line');
            fill(row, item);
            return row;
          }),
        );
        marked(stage, 'picture').innerHTML = yearChart(result);
        say(statusOf(result));
      },
    });
    handOver({
      place,
      texts: { text: () => asText(result, link()), link, json: () => asJson(result) },
      files: { csv: () => ({ name: 'g2-sdk-price.csv', type: 'text/csv;charset=utf-8', text: asCsv(result) }) },
    });
  },
});
