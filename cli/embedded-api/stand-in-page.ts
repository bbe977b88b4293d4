import { createHash } from 'node:crypto';
import type { SiteConfig } from '../define/config.ts';
import type { Edition, Editions } from '../define/editions.ts';
import { html } from '../define/html.ts';
import type { HttpResponse } from '../define/http-response.ts';
import type { StandInPage } from '../define/stand-ins.ts';

const style = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;color:#0b1b34;background:#f6f8fc;font:16px/1.7 Inter,'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif}
a{color:#1e45db;text-underline-offset:3px}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,summary:focus-visible{outline:3px solid #8fa9ff;outline-offset:2px}
.top{background:#071126;color:#fff}
.top>div{max-width:1080px;margin:0 auto;padding:14px 24px;display:flex;flex-wrap:wrap;gap:8px 28px;align-items:center}
.top strong{font-size:18px}.top a{color:#b4c2de;text-decoration:none}.top a:hover,.top a[aria-current]{color:#fff}
main{width:100%;max-width:1080px;margin:0 auto;padding:48px 24px 72px;flex:1}
main.narrow{max-width:480px}
h1{margin:0 0 8px;font-size:32px;line-height:1.25}h2{margin:32px 0 8px;font-size:20px}
.lead{margin:0 0 28px;color:#51607a}
.card{background:#fff;border:1px solid #e3e8f1;border-radius:12px;padding:28px;box-shadow:0 12px 40px rgb(11 27 52/6%)}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:16px;padding:0;list-style:none}
.grid a{display:block;height:100%;color:inherit;text-decoration:none}.grid .card{padding:20px}.grid .card:hover{border-color:#2f5bff}
.figure{font-size:32px;font-weight:600;line-height:1.25}
label{display:block;margin:16px 0 6px;font-weight:500}th label,.card>label:first-child{margin-top:0}th label{margin:0}
input,select{width:100%;padding:10px 12px;font:inherit;color:inherit;background:#fff;border:1px solid #8794ab;border-radius:6px}
input[type=checkbox]{width:20px;height:20px;margin:0;vertical-align:middle}td select{width:16em;max-width:100%;padding:6px 8px}
button{margin-top:24px;padding:10px 24px;font:inherit;font-weight:500;color:#fff;background:#2f5bff;border:0;border-radius:6px;cursor:pointer}
button:hover{background:#1e45db}button.quiet{color:#0b1b34;background:#eaf0ff}
table{width:100%;border-collapse:collapse}th,td{padding:10px 8px;text-align:left;border-bottom:1px solid #e3e8f1;vertical-align:middle}
th{font-weight:500;color:#51607a}code,pre{font:14px/1.6 ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace}
pre{overflow:auto;margin:0;padding:16px 20px;color:#fff;background:#071126;border-radius:12px}.card+pre,pre+pre,summary+pre{margin-top:16px}
small{color:#51607a}summary{padding:6px 0;cursor:pointer}li>pre{margin:4px 0 16px}
.note{margin-top:32px;padding:12px 16px;color:#51607a;background:#fff;border-left:3px solid #8fa9ff;font-size:14px}
.wrong{margin:0 0 16px;padding:10px 14px;color:#d92d20;background:#fff;border:1px solid #d92d20;border-radius:6px}
.scroll{overflow-x:auto}
img,iframe{max-width:100%}img{height:auto}iframe{border:1px solid #e3e8f1;border-radius:12px;background:#fff}
@media (max-width:600px){.card{padding:16px}.pairs :is(th,td){display:block;border:0;padding:2px 0}.pairs tr{display:block;padding:12px 0;border-bottom:1px solid #e3e8f1}}
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** The edition whose names English texts of tools have. */
export function englishEdition(editions: Editions): Edition {
  const names = Object.keys(editions);
  return names.find((edition) => /^en\b/.test(editions[edition]!.lang)) ?? names[0]!;
}

type StandInPageOptions = StandInPage & { site: Pick<SiteConfig, 'brand' | 'editions'> };

/** A page of a stand-in, without scripts and frames. */
export function standInPage({
  site: { brand, editions },
  edition,
  title,
  place,
  links = [],
  at,
  narrow = false,
  body,
  status = 200,
  headers = {},
}: StandInPageOptions): HttpResponse {
  const lang = edition === null ? 'en' : editions[edition]!.lang;
  const { name: company } = brand[edition ?? englishEdition(editions)]!;
  const { markup } = html`<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title} - ${company}</title><style>${{ markup: style }}</style></head>
<body><header class="top"><div><strong>${company} ${place}</strong>${links.map(
    ({ href, name }) => html`<a href="${href}"${href === at && html` aria-current="page"`}>${name}</a>`,
  )}</div></header>
<main${narrow && html` class="narrow"`}><h1>${title}</h1>${body}</main></body></html>
`;
  return {
    status,
    bytes: Buffer.from(markup),
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src data:; base-uri 'none'; frame-ancestors 'none'`,
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'same-origin',
      ...headers,
    },
  };
}
