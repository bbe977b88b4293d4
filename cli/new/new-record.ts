import { stringify } from 'yaml';
import { type Draft, missing, type NewOptions, type ReadFile, refused } from './draft.ts';

/** An article of the blog: its front matter, and its summary as the first paragraph. */
export function newArticle(options: NewOptions, read: ReadFile): Draft {
  const { title, summary, type } = options;
  return record({
    options,
    read,
    folder: 'config/content/blog',
    needs: { title, summary, type },
    front: { title, summary, type, author: '云桥通信' },
  });
}

export function newCase(options: NewOptions, read: ReadFile): Draft {
  const { title, summary, type, customer, metrics } = options;
  const metric = metrics.length < 2 ? null : 'given';
  const unclear = metrics.find((text) => !/^[^=]+=./.test(text));
  if (unclear !== undefined)
    return refused(
      `--metric ${unclear} has no ${unclear.includes('=') ? 'value or label' : '='}`,
      'a number of a case is a value and its label',
      "write it as --metric '92%=取餐短信送达率'",
    );
  return record({
    options,
    read,
    folder: 'config/content/cases',
    needs: { title, summary, type, customer, metric },
    front: { title, customer, summary, type, products: [], metrics: metrics.map(metricOf) },
  });
}

/** Parses `96.3%=骑手首拨接通率`. */
function metricOf(text: string): { value: string; label: string } {
  const [value = '', ...label] = text.split('=');
  return { value, label: label.join('=') };
}

type RecordInput = {
  options: NewOptions;
  read: ReadFile;
  /** Folder of the kind, with `types.json` and `articles/`. */
  folder: string;
  needs: Readonly<Record<string, string | null>>;
  front: Readonly<Record<string, unknown>>;
};

function record({ options, read, folder, needs, front }: RecordInput): Draft {
  const { name, summary, type, now } = options;
  const lacking = missing(needs);
  if (lacking) return lacking;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name))
    return refused(`${name} is not a valid id`, 'an id is lower-case words joined by hyphens', 'choose another id');
  const file = `${folder}/articles/${name}.md`;
  if (read(file) !== null) return refused(`${name} exists`, `there is ${file}`, 'choose another id');
  const types = (JSON.parse(read(`${folder}/types.json`) ?? '[]') as { id: string }[]).map(({ id }) => id);
  if (!types.includes(type!))
    return refused(`${type} is no type`, `${folder}/types.json does not list it`, `use one of ${types.join(', ')}`);
  const time = shanghaiTime(now);
  const fields = stringify({ ...front, publishTime: time, updateTime: time }, { lineWidth: 0 });
  return { files: new Map([[file, `---\n${fields}---\n${summary}\n`]]) };
}

/** A time in the format of the content: `2026-08-06T17:41:00+08:00`. */
const shanghaiTime = (now: number) => `${new Date(now + 28_800_000).toISOString().slice(0, 19)}+08:00`;
