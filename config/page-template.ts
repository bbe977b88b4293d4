import { quotedWords } from '#generator';

type NewPage = { area: string; title: string; summary: string; product: string | null };

/** The files of a new page: an opening, one section and the closing one, and their words. */
export const pageFiles = ({ area, title, summary, product }: NewPage) => ({
  'page.tsx': pageSource(product !== null),
  'words.yaml': `head:
  title: ${quotedWords(title)}
  description: ${quotedWords(summary)}

opening:
  title: ${quotedWords(title)}
  lead: ${quotedWords(summary)}

${area === 'english' ? englishWords : chineseWords}`,
});

/** What stands in the sections until somebody writes them. */
const chineseWords = `factsSection:
  title: 要点

facts:
  - icon: list-checks
    title: 第一点
    text: 读者要知道的第一件事，一两句话。
  - icon: message-square
    title: 第二点
    text: 读者要知道的第二件事，一两句话。

start:
  title: 开始使用
  act:
    title: 打开控制台

steps:
  - title: 注册
    text: 注册账号，建一个应用。
  - title: 接入
    text: 按文档调用第一个接口。

questions:
  - question: 最常问的问题？
    answer: 回答，一两句话。

neighbours:
  - href: /im
    name: 即时通讯 IM
    text: 两者合用能做到什么。
`;

const englishWords = `factsSection:
  title: What to know

facts:
  - icon: list-checks
    title: The first thing
    text: What readers should know first, in a sentence or two.
  - icon: message-square
    title: The second thing
    text: What readers should know next, in a sentence or two.

start:
  title: Get started
  act:
    title: Open the console

steps:
  - title: Sign up
    text: Create an account and an app.
  - title: Connect
    text: Make the first call, as the documentation shows.

questions:
  - question: What is asked most?
    answer: The answer, in a sentence or two.

neighbours:
  - href: /en/im
    name: In-app chat
    text: What the two do together.
`;

const pageSource = (hasProduct: boolean) => `import { page } from '../../../components/define-page.ts';
${hasProduct ? "import { pageData } from '../../../components/page-data.ts';\n" : ''}import { Facts } from '../../../components/sections/facts.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Start } from '../../../components/sections/start.tsx';
import { Actions } from '../../../components/ui/actions.tsx';
import * as words from './words.yaml';

export default page({
${hasProduct ? '  needs: pageData,\n\n' : ''}  head: ({ site, route }) => ({
    title: \`\${words.head.title} - \${site.brand[route.edition].name}\`,
    description: words.head.description,
  }),

  Body(${hasProduct ? '{ data }' : ''}) {
    return (
      <>
        <Opening
          layout="centred"
          title={words.opening.title}
          lead={words.opening.lead}
          actions={<Actions zone="hero" />}
        />

        <Section title={words.factsSection.title}>
          <Facts facts={words.facts} mark="icon" />
        </Section>

        <Start
          first="questions"
          title={words.start.title}
${hasProduct ? '          data={data.pageData}\n' : ''}          steps={words.steps}
          questions={words.questions}
          neighbours={words.neighbours}
          act={{ title: words.start.act.title, actions: <Actions zone="closing" night /> }}
        />
      </>
    );
  },
});
`;
