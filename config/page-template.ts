import { quotedWords } from '#generator';

/** The files of a new page: an opening, and its words. */
export const pageFiles = ({ title, summary }: { title: string; summary: string }) => ({
  'page.tsx': pageSource,
  'words.yaml': `head:
  title: ${quotedWords(title)}
  description: ${quotedWords(summary)}

opening:
  title: ${quotedWords(title)}
  lead: ${quotedWords(summary)}
`,
});

const pageSource = `import { page } from '../../../components/define-page.ts';
import { Opening } from '../../../components/sections/opening.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import * as words from './words.yaml';

export default page({
  head: ({ site, route }) => ({
    title: \`\${words.head.title} - \${site.brand[route.edition].name}\`,
    description: words.head.description,
  }),

  Body() {
    return (
      <Opening
        layout="centred"
        title={words.opening.title}
        lead={words.opening.lead}
        actions={<Actions zone="hero" />}
      />
    );
  },
});
`;
