import type { RecordTemplate, Templates } from '#generator';
import { kindFiles } from './kind-template.ts';
import { pageFiles } from './page-template.ts';
import { parts } from './part-templates.ts';
import { productCodes } from './products.ts';

const article: RecordTemplate = {
  folder: 'config/content/blog/articles',
  types: 'config/content/blog/types.json',
  needs: ({ title, summary, type }) => ({ title, summary, type }),
  front: ({ title, summary, type }) => ({ title, summary, type, author: '云桥通信' }),
};

const story: RecordTemplate = {
  folder: 'config/content/cases/articles',
  types: 'config/content/cases/types.json',
  needs: ({ title, summary, type, customer, metrics }) => ({
    title,
    summary,
    type,
    customer,
    metric: metrics.length < 2 ? null : 'given',
  }),
  refusal({ metrics }) {
    const unclear = metrics.find((text) => !/^[^=]+=./.test(text));
    return unclear === undefined
      ? null
      : {
          what: `--metric ${unclear} has no ${unclear.includes('=') ? 'value or label' : '='}`,
          why: 'a number of a case is a value and its label',
          fix: "write it as --metric '92%=取餐短信送达率'",
        };
  },
  front: ({ title, customer, summary, type, metrics }) => ({
    title,
    customer,
    summary,
    type,
    products: [],
    metrics: metrics.map(metricOf),
  }),
};

/** Parses `96.3%=骑手首拨接通率`. */
function metricOf(text: string): { value: string; label: string } {
  const [value = '', ...label] = text.split('=');
  return { value, label: label.join('=') };
}

/** What `site new` writes. */
export const templates: Templates = {
  page: {
    path: ({ area, page }) => (area === 'english' ? `/en/${page}` : `/${page}`),
    files: pageFiles,
    products: productCodes,
  },
  parts,
  records: { article, case: story },
  kind: { files: kindFiles },
};
