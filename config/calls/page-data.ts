import * as z from 'zod';
import { contentLimits } from '../content-limits.ts';
import { buildAddresses } from './addresses.ts';
import { call } from '#generator';
import { link, anyText, productCode, text } from './shapes.ts';

const documentLink = z.object({ title: text, desc: anyText.default(''), link });
export const documentGroup = z.object({ title: text, children: z.array(documentLink) });
export type DocumentGroup = z.infer<typeof documentGroup>;

/** Groups as the API may send them: one without `children` has none. */
function withChildren(groups: unknown): unknown {
  if (!Array.isArray(groups)) return groups;
  return groups.map((group: unknown) =>
    typeof group === 'object' && group !== null ? { ...group, children: (group as Sent).children ?? [] } : group,
  );
}
type Sent = { children?: unknown };

export const demoLink = z.object({ title: text, desc: anyText.default(''), link, type: anyText.default('') });
export type DemoLink = z.infer<typeof demoLink>;

/** A field with JSON as text; an empty text, `null` and a missing field mean no records. */
function jsonText<Record extends z.ZodType>(record: Record, complete = (records: unknown) => records) {
  return z
    .string()
    .max(contentLimits.html)
    .nullish()
    .transform((value, context): unknown => {
      if (!value?.trim()) return [];
      try {
        return complete(JSON.parse(value) ?? []);
      } catch {
        context.addIssue('expected JSON text');
        return z.NEVER;
      }
    })
    .pipe(z.array(record));
}

export const pageData = call({
  ...buildAddresses.pageData,
  about: 'Documents and demos of a product page, each as JSON text. Groups of documents without children are dropped.',
  request: z.object({ product: productCode }),
  data: z.object({
    document: jsonText(documentGroup, withChildren).meta({
      description: 'JSON text of a list of groups, each {title, children: [{title, desc, link}]}',
      examples: [
        '[{"title":"入门","children":[{"title":"五分钟跑通","desc":"从建应用到收到第一条消息","link":"https://doc.yunqiao.example/im/start"}]}]',
      ],
    }),
    demo: jsonText(demoLink).meta({
      description: 'JSON text of a list of {title, desc, link, type}',
      examples: ['[{"title":"即时通讯演示","desc":"单聊、群聊与推送","link":"/sdk/app/im","type":"web"}]'],
    }),
  }),
  empty: { document: [], demo: [] },
  json: ['document', 'demo'],
  records: ['document.*.children', 'document', 'demo'],
  limit: ({ document, demo }) => ({ document: document.filter(({ children }) => children.length > 0), demo }),
});
