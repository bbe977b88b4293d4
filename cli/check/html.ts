import { HtmlValidate } from 'html-validate';
import type { CheckedRelease } from './checked-release.ts';
import type { Finding } from './finding.ts';

/** Disabled rules about style: React and the minifier write another style, and long titles are content. */
const styleRules = [
  'void-style',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'long-title',
  'no-trailing-whitespace',
  'tel-non-breaking',
] as const;

/** Validates every document against the HTML standard. */
export async function htmlFindings({ documents, read }: CheckedRelease): Promise<Finding[]> {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: {
      ...Object.fromEntries(styleRules.map((rule) => [rule, 'off'])),
      // The content-security policy blocks them.
      'no-inline-style': 'error',
    },
  });
  const findings: Finding[] = [];
  for (const file of documents.keys()) {
    const { results } = await validator.validateString(await read(file), file);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      findings.push({
        what: `invalid HTML (${ruleId})`,
        target: message,
        page: `${file} (${selector ?? 'the document'})`,
        why: 'browsers and screen readers may read it differently than intended',
        fix: 'correct the component or the content that it comes from',
      });
    }
  }
  return findings;
}
