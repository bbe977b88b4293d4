import { HtmlValidate } from 'html-validate';
import type { Finding } from './finding.ts';
import type { Subject } from './subject.ts';

/** Rules that are about style, not about validity: React and the minifier write some things their own way, and long titles are content. */
const style = ['void-style', 'attribute-boolean-style', 'attribute-empty-style', 'doctype-style', 'long-title', 'no-trailing-whitespace', 'tel-non-breaking'] as const;

/** Every document against the HTML standard. The same mistake on many pages, as one in the footer is, is one finding with its pages. */
export async function htmlFindings({ documents, read }: Subject): Promise<Finding[]> {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: Object.fromEntries(style.map((rule) => [rule, 'off'])) });
  const findings: Finding[] = [];
  for (const file of documents.keys()) {
    const { results } = await validator.validateString(await read(file), file);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      findings.push({ target: message, what: `(${ruleId}): not valid HTML`, page: `${file} (${selector ?? 'the document'})`, why: 'browsers and screen readers may read it otherwise than meant', fix: 'mend the component or the content that it comes from' });
    }
  }
  return findings;
}
