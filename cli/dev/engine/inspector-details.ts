import stringWidth from 'string-width';
import type { SiteConfig } from '../../define/config.ts';
import type { PageRoute } from '../../define/page.ts';
import type { SiteDefinition } from '../../define/site.ts';
import { html } from '../../define/html.ts';
import type { HttpResponse } from '../../define/http-response.ts';
import { standInPage } from '../../embedded-api/stand-in-page.ts';
import { parseHtml } from '../../check/parse-html.ts';
import { formatProblem, type Problem } from '../../problem.ts';
import { editorPath } from './inspector-overview.ts';
import type { PageData, PageDocument } from './documents.ts';
import { inspectorPath } from './inspector-overview.ts';

export type DetailsOptions = {
  site: Pick<SiteConfig, 'brand' | 'editions'>;
  columns: SiteDefinition['limits']['resultColumns'];
  route: PageRoute;
  made: PageDocument;
  problems: readonly Problem[];
  data: readonly PageData[];
};

/** Maximum number of characters of the data of a call. */
const shownData = 20_000;

const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' http: data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Shows head, Open Graph image, data, problems and accessibility findings of a page. */
export function detailsPage({ site, columns, route, made: document, problems, data }: DetailsOptions): HttpResponse {
  const head = document.html.slice(document.html.indexOf('<title>'), document.html.indexOf('</head>'));
  const tags = [...head.matchAll(/<(?:title|meta|link|script)\b[^>]*>(?:[^<]*<\/(?:title|script)>)?/g)].map(
    ([tag]) => tag,
  );
  const { titles, tags: parsed } = parseHtml(document.html);
  const description = parsed.find(({ attributes }) => attributes['name'] === 'description')?.attributes['content'];
  const [, picture] = /<meta property="og:image" content="([^"]*)"/.exec(head) ?? [];
  return standInPage({
    site,
    edition: null,
    title: `${route.address} (${route.edition})`,
    place: 'dev',
    links: [{ href: inspectorPath, name: 'All addresses' }],
    headers: { 'Content-Security-Policy': policy },
    body: html`<p class="lead"><a href="${route.address}">Open the page</a>, made from <code>pages/${route.page}/page.tsx</code>, or <a href="${editorPath}?${new URLSearchParams({ address: route.address }).toString()}">edit its words</a></p>
<h2>Problems</h2>${problems.length === 0 ? html`<p>None.</p>` : problems.map((problem) => html`<pre>${formatProblem(problem)}</pre>`)}
<h2>Head</h2><div class="card scroll"><table class="pairs"><tbody>
${lengthRow({ part: 'title', text: titles[0] ?? '', columns })}${lengthRow({ part: 'description', text: description ?? '', columns })}
</tbody></table></div><pre>${tags.join('\n')}</pre>
<h2>Open Graph image</h2>${picture === undefined ? html`<p>None.</p>` : html`<p><img src="${picture}" width="600" height="315" alt="Open Graph image"></p>`}
<h2>Accessibility</h2><p id="findings" role="status">Checking …</p>
<iframe id="page" src="${route.address}" title="The page" width="1024" height="600"></iframe>
<h2>Data</h2>${data.length === 0 && html`<p>The page requests none.</p>`}${data.map(
      ({ name, call, value }) =>
        html`<details><summary><code>data.${name}</code>: ${call}</summary><pre>${JSON.stringify(value, null, 2).slice(0, shownData)}</pre></details>`,
    )}
<script type="module" src="${inspectorPath}/inspector.js"></script>`,
  });
}

type LengthRowOptions = Pick<DetailsOptions, 'columns'> & { part: 'title' | 'description'; text: string };

function lengthRow({ part, text, columns: allowed }: LengthRowOptions) {
  const columns = stringWidth(text);
  const { least, most } = allowed[part];
  const verdict =
    columns > most
      ? html`<br>too long by ${columns - most}`
      : columns < least && html`<br>too short by ${least - columns}`;
  return html`<tr><th scope="row">${part}</th><td>${text}</td><td>${text.length} characters, ${columns} columns of ${least} to ${most}${verdict}</td></tr>`;
}
