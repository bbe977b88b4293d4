import type { Sources } from './sources.ts';
import { isNode, type Node, parse, visitAll } from './syntax.ts';
import { inProperty, keyOf, nameOf, namesOf, propertiesOf, textsOf } from './values.ts';

/** Methods whose first argument is a text that visitors read. */
const byText = /^getBy(?:Text|Label|Placeholder|Title|AltText)$/;
/** Options whose value is a text that visitors read. */
const textOptions = /^(?:name|hasText|hasNotText)$/;
const bySelector = /^(?:locator|frameLocator|waitForSelector|querySelector|querySelectorAll|closest|matches)$/;
/** Parts of selectors that find elements by texts that visitors read. */
const textInSelector =
  /\p{Script=Han}|(?<![-\w])text=|:(?:has-)?text\b|\[(?:aria-label|title|alt|placeholder|label)[*^$|~]?=/u;

/**
 * Texts of the site by which browser tests find elements, written in the test. A name of a parameter or of a row of a
 * table is followed to the texts that it can have in its file; what is imported comes from the file that the page reads.
 */
export function captionProblems(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    const tree = parse(file, text);
    const names = namesOf(tree);
    const found = new Map<number, string>();
    const report = (texts: readonly Node[]) => {
      for (const node of texts) found.set(node.start, text.slice(node.start, node.end));
    };
    const read = (node: unknown) => (isNode(node) ? textsOf({ from: node, path: [] }, names) : []);
    visitAll(tree, (node) => {
      if (node.type !== 'CallExpression') return;
      const method = nameOf(node['callee']);
      const [first, second] = node['arguments'] as Node[];
      if (byText.test(method)) report(read(first).filter(hasWord));
      if (bySelector.test(method)) report(read(first).filter((one) => textInSelector.test(lettersOf(one))));
      if (method === 'selectOption') {
        report(read(first).filter((one) => /\p{Script=Han}/u.test(lettersOf(one))));
        report(
          optionsOf(first, /^label$/)
            .flatMap(read)
            .filter(hasWord),
        );
      }
      if (/^(?:getByRole|locator|filter)$/.test(method))
        for (const options of [first, second]) report(optionsOf(options, textOptions).flatMap(read).filter(hasWord));
    });
    return [...found]
      .sort(([one], [other]) => one - other)
      .map(([start, caption]) => {
        const line = text.slice(0, start).split('\n').length;
        return `${file}:${line} finds an element by ${caption}: use a role, a data- hook, an address, or the words file of the page`;
      });
  });
}

/** Values of the properties of an object literal whose names match. */
function optionsOf(node: Node | undefined, names: RegExp): Node[] {
  if (node?.type !== 'ObjectExpression') return [];
  return propertiesOf(node).flatMap((one) => (names.test(keyOf(one)) ? [inProperty(one)] : []));
}

/** Letters of a text or of a pattern, without classes such as `\d`. */
function lettersOf(node: Node): string {
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' ');
  const { pattern } = (node['regex'] ?? {}) as { pattern?: string };
  return pattern === undefined ? String(node['value']) : pattern.replace(/\\[a-zA-Z](?:\{[^}]*\})?/g, '');
}

const hasWord = (node: Node) => /\p{L}/u.test(lettersOf(node));
