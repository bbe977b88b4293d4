import stringWidth from 'string-width';
import { quoted } from '#generator';

/** The source of a new page: its head and an opening. */
export const pageSource = ({ title, summary }: { title: string; summary: string }) =>
  `import { page } from '../../../components/define-page.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Actions } from '../../../components/ui/actions.tsx';

export default page({
  head: ({ site, route }) => ({
    title: \`${templated(title)} - \${site.brand[route.edition].name}\`,
${property('description', quoted(summary))}
  }),

  Body() {
${returned(['layout="centred"', `title={${quoted(title)}}`, `lead={${quoted(summary)}}`, 'actions={<Actions zone="hero" />}'])}
  },
});
`;

const templated = (text: string) => text.replace(/[\\`$]/g, (sign) => `\\${sign}`);

const mostColumns = 120;
const fits = (line: string) => stringWidth(line) <= mostColumns;

/** A property of an object, as the formatter lays it out. */
function property(name: string, value: string): string {
  const line = `    ${name}: ${value},`;
  return fits(line) ? line : `    ${name}:\n      ${value},`;
}

/** The opening with its properties, on one line or on several, as the formatter lays it out. */
function returned(properties: readonly string[]): string {
  const element = `<Opening ${properties.join(' ')} />`;
  if (fits(`    return ${element};`)) return `    return ${element};`;
  const lines = properties.map((text) => {
    const line = `        ${text}`;
    return fits(line) ? line : line.replace(/^( *\w+=\{)(.*)\}$/, '$1\n          $2\n        }');
  });
  const inside = fits(`      ${element}`) ? `      ${element}` : `      <Opening\n${lines.join('\n')}\n      />`;
  return `    return (\n${inside}\n    );`;
}
