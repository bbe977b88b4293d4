import type { ChangedProject } from './changed-project.ts';

/** Which pages: their editions and addresses. */
export type Pages = readonly string[] | 'all' | 'none';

export type Change = {
  /** What is changed, as the test's name says it. */
  name: string;
  make: (project: ChangedProject) => Promise<void>;
  /** Addresses of the pages that the change renders; all others are reused. */
  rendered: Pages;
  /** Whether the change renders the error pages, too. */
  errors?: boolean;
  /** Pages that are not rendered, but whose links to planned pages change. */
  marked?: readonly string[];
  /** Whether the release stays as it is. */
  unchanged?: boolean;
};

const record = (id: string) => `config/content/plants/${id}.md`;
const titles = 'config/content/titles.json';
const rules = 'config/content/redirects.yaml';
const menu = 'config/content/menus/de.json';

const written = (name: string) => `---
name: ${name}
species: Nymphaea alba
summary: Gerade geschrieben.
type: glass
author: Hanne Voigt
publishTime: 2026-10-01T08:00:00+02:00
updateTime: 2026-10-01T08:00:00+02:00
---
Text.
`;

/** Another text, whatever it says. */
const withSentence = (text: string) => `${text}\nNoch ein Satz.\n`;
const reword = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

/** Pages that ask for the newest records; the home page is one page in all editions. */
const newest = ['de /', 'en /', 'fr /', 'de /pflanzen'];
const lists = [...newest, 'de /pflanzen/seite/2'];
const plant = (id: string) => `de /pflanzen/${id}`;
const about = ['de /garten', 'en /en/garden', 'fr /fr/jardin'];
const spiral = ['de /garten/spirale', 'en /en/garden/spiral', 'fr /fr/jardin/spirale'];
const visit = ['de /besuch', 'en /en/visit', 'fr /fr/visite'];
const german = [
  ...['de /', 'de /pflanzen', 'de /pflanzen/seite/2'],
  ...['sonnenblume', 'riesenseerose', 'lotos', 'enzian', 'schachblume', 'neu'].map(plant),
  ...['de /garten', 'de /garten/spirale', 'de /besuch', 'de /besuch/fuehrung'],
];

/** Files that render no page. */
const renderNothing = [
  'cli/embedded-api/server.ts',
  'cli/check/links.ts',
  'cli/commands/generate.ts',
  'cli/emit/nginx/server.ts',
  'cli/release/verify-stage.ts',
];
const newPage = `import { page } from '../../../components/define-page.ts';

export default page({
  head: () => ({ title: 'Der Teich', description: 'Was im Teich wächst, und wer darin wohnt.' }),
  Body: () => <h1>Der Teich</h1>,
});
`;

/**
 * Changes made one after another, each on top of the ones before it. What renders many pages stands in another series than
 * what renders few: it would hide a page that an earlier change should have rendered and did not.
 */
export const series: readonly { of: string; changes: readonly Change[] }[] = [
  {
    of: 'a record, its lists and the menu',
    changes: [
      {
        name: "a record's text, its update time left as it was",
        make: ({ edit }) => edit(record('enzian'), withSentence),
        rendered: [plant('enzian')],
      },
      {
        name: "a record's type, which the lists have",
        make: ({ edit }) => edit(record('enzian'), reword('type: rock', 'type: meadow')),
        rendered: ['de /pflanzen/seite/2', plant('enzian')],
      },
      {
        name: 'a new record',
        make: ({ put }) => put(record('neu'), written('Seerose')),
        rendered: [...lists, plant('neu')],
      },
      {
        name: "a record's name",
        make: ({ edit }) => edit(record('neu'), reword('Seerose', 'Teichrose')),
        rendered: [...newest, plant('neu')],
      },
      {
        name: 'the order of records',
        make: ({ edit }) =>
          edit(record('neu'), reword(/^(publish|update)Time: .*/gm, '$1Time: 2026-03-01T08:00:00+01:00')),
        rendered: [...lists, plant('neu')],
      },
      {
        name: 'a record taken away',
        make: ({ remove }) => remove(record('edelweiss')),
        rendered: lists,
      },
      {
        name: 'a record and a menu entry at once',
        make: async ({ edit }) => {
          await edit(record('lotos'), withSentence);
          await edit(menu, reword('"Besuch"', '"Ihr Besuch"'));
        },
        rendered: german,
      },
    ],
  },
  {
    of: 'other content, the rules and the route table',
    changes: [
      {
        name: 'what search engines are told of a page',
        make: ({ edit }) => edit(titles, reword('"Pflanzen des Monats -', '"Unsere Pflanzen -')),
        rendered: ['de /pflanzen'],
      },
      {
        name: 'the picture of a record, under its name',
        make: ({ copy }) => copy('config/content/plants/lotos.jpg', 'config/content/plants/enzian.jpg'),
        rendered: ['de /pflanzen/seite/2', plant('enzian')],
      },
      {
        name: 'a planned row',
        make: ({ edit }) =>
          edit('config/routes/garden.ts', reword('{ path: about.de', "{ path: '/teich', name: 'Teich' },\n    $&")),
        rendered: 'none',
        unchanged: true,
      },
      {
        name: 'a link to a planned page',
        make: ({ edit }) => edit(record('lotos'), (text) => `${text}\nSie wächst auch im [Teich](/teich).\n`),
        rendered: [plant('lotos')],
      },
      {
        name: 'a new page',
        make: async ({ edit, put }) => {
          await put('pages/garden/pond/page.tsx', newPage);
          await edit('config/routes/garden.ts', reword("name: 'Teich'", "$&, page: 'garden/pond'"));
        },
        rendered: ['de /teich'],
        marked: [plant('lotos')],
      },
      {
        name: 'a redirect, the address that nginx listens on, and how often a call may be made',
        make: async ({ edit }) => {
          await edit(rules, (text) => `${text}- from: /neues\n  to: /pflanzen\n`);
          await edit('config/site.ts', reword('  editions,', "$&\n  listen: '127.0.0.1:8090',"));
          await edit('config/index.ts', reword('perMinute: 6', 'perMinute: 7'));
        },
        rendered: 'none',
      },
      {
        name: 'comments in the API, checks, commands, rules and releases',
        make: async ({ edit }) => {
          for (const file of renderNothing) await edit(file, (text) => `${text}// Tried.\n`);
        },
        rendered: 'none',
        unchanged: true,
      },
    ],
  },
  {
    of: 'code and styles of a few pages',
    changes: [
      {
        name: 'the source of a component',
        make: ({ edit }) => edit('components/ui/plant-card.tsx', reword('<li ', '<li data-tried="" ')),
        rendered: lists,
      },
      {
        name: 'the source of a page',
        make: ({ edit }) => edit('pages/garden/about/page.tsx', reword('<Opening', '<i hidden />\n<Opening')),
        rendered: about,
      },
      {
        name: 'a word of a page',
        make: ({ edit }) => edit('pages/garden/about/words.yaml', reword('1846', '1847')),
        rendered: about,
      },
      {
        name: 'the source of an island',
        make: ({ edit }) => edit('components/islands/ticket-price.tsx', reword('<strong>', '<strong data-tried="">')),
        rendered: visit,
      },
      {
        name: 'a stylesheet',
        make: ({ edit }) =>
          edit('pages/garden/spiral/spiral.module.css', (text) => `${text}\n.tried {\n  color: red;\n}\n`),
        rendered: spiral,
      },
      // The bundler tells classes of one name apart by a number.
      {
        name: "a style sheet and a class named like a layout's",
        make: async ({ edit, put }) => {
          await put('pages/garden/spiral/frame.module.css', '.header {\n  color: red;\n}\n');
          await edit('pages/garden/spiral/page.tsx', reword(/^import styles/m, "import './frame.module.css';\n$&"));
        },
        rendered: spiral,
      },
      {
        name: 'the bytes of a file that styles point at, under its name',
        make: ({ put }) => put('pages/garden/spiral/tried.woff2', 'other bytes'),
        rendered: spiral,
      },
      {
        name: 'the source of the error page',
        make: ({ edit }) => edit('pages/errors/error/page.tsx', reword('<p>', '<p data-tried="">')),
        rendered: 'none',
        errors: true,
      },
    ],
  },
  {
    of: 'what all pages show',
    changes: [
      {
        name: 'a layout',
        make: ({ edit }) => edit('components/layouts/frame.tsx', reword('<header', '<i hidden />\n      <header')),
        rendered: 'all',
      },
      {
        name: 'the telephone number',
        make: ({ edit }) => edit('config/site.ts', reword('+49 30 0000000', '+49 30 0000001')),
        rendered: 'all',
        errors: true,
      },
      {
        name: 'the code that fits texts into pages',
        make: ({ edit }) => edit('components/rendering.tsx', reword("de: 'Tabelle'", "de: 'Liste'")),
        rendered: 'all',
        errors: true,
      },
      {
        name: 'a script of the browser',
        make: ({ edit }) => edit('runtime/places.ts', reword('300px', '200px')),
        rendered: 'all',
        errors: true,
      },
    ],
  },
];
