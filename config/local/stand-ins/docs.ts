import { type HttpResponse, html, type StandInTools, type Visit } from '#generator';
import { demoProducts, productNames } from '../../products.ts';
import type { SiteConfig } from '../../site.ts';

const english: Record<(typeof demoProducts)[number], string> = {
  im: 'Chat',
  netcall: 'Calls',
  live: 'Live streaming',
  vod: 'Video on demand',
  svod: 'Protected video',
  interact: 'Interactive live',
  whiteboard: 'Whiteboard',
};

const words = {
  zh: {
    place: '文档中心',
    title: '文档中心',
    lead: '从开通到上线，每个产品一条最短的路。',
    start: '四步跑通',
    back: '回到官网',
    steps: [
      '在控制台新建应用，记下 App Key。',
      '在工程里引入 SDK。',
      '用服务端签发的令牌初始化并登录。',
      '打开日志，看第一条请求成功返回。',
    ],
    install: '引入 SDK',
    missing: '没有这一篇',
    missingLead: '换一个产品看看，或从目录开始。',
    about: '接入指南',
  },
  en: {
    place: 'Docs',
    title: 'Documentation',
    lead: 'The shortest way from sign-up to production, product by product.',
    start: 'Four steps',
    back: 'Back to the website',
    steps: [
      'Create an app in the console and note its App Key.',
      'Add the SDK to your project.',
      'Initialise it and log in with a token your server signs.',
      'Open the log and watch the first request succeed.',
    ],
    install: 'Add the SDK',
    missing: 'No such page',
    missingLead: 'Try another product, or start from the index.',
    about: 'Integration guide',
  },
};

type DocsPagesOptions = Pick<StandInTools, 'page'> & { site: SiteConfig };

/** `/docs/…`: an index of the products that have an SDK, and a page for each. */
export function docsPages({ path, edition: host }: Visit, { site, page }: DocsPagesOptions): HttpResponse | null {
  if (path !== '/docs' && !path.startsWith('/docs/')) return null;
  const edition = host as keyof typeof words;
  const text = words[edition];
  const names = edition === 'zh' ? productNames : english;
  const links = [
    { href: '/docs', name: text.place },
    ...demoProducts.map((code) => ({ href: `/docs/${code}`, name: names[code] })),
    { href: `${site.origins[edition]}/`, name: text.back },
  ];
  const shared = { edition, place: text.place, links, at: path };
  const product = demoProducts.find((code) => path === `/docs/${code}`);
  if (product) {
    return page({
      ...shared,
      title: names[product],
      body: html`<p class="lead">${text.about}</p><h2>${text.start}</h2><ol>${text.steps.map((step) => html`<li>${step}</li>`)}</ol>
<h2>${text.install}</h2><pre><code>npm install @example/${product}-sdk</code></pre>`,
    });
  }
  const found = path === '/docs';
  return page({
    ...shared,
    status: found ? 200 : 404,
    title: found ? text.title : text.missing,
    body: html`<p class="lead">${found ? text.lead : text.missingLead}</p><ul class="grid">${demoProducts.map(
      (code) =>
        html`<li><a class="card" href="/docs/${code}"><strong>${names[code]}</strong><br>${text.about}</a></li>`,
    )}</ul>`,
  });
}
