import { escapeHtml } from '../../cli/lib/escape.ts';
import type { Shot } from './camera.ts';
import type { Subject } from './subjects.ts';

export type Taken = Subject & { shots: readonly Shot[] };

/** The sheet: every page by family, a box to find addresses, a switch for widths. Works from a folder, without a server. */
export function sheetHtml({ release, taken }: { release: string; taken: readonly Taken[] }): string {
  const widths = [...new Set(taken.flatMap(({ shots }) => shots.map(({ width }) => width)))].sort((a, b) => a - b);
  const families = [...new Set(taken.map(({ family }) => family))].map(
    (family) => [family, taken.filter((page) => page.family === family)] as const,
  );
  const faulty = taken.filter(({ shots }) => shots.some(({ faults }) => faults.length > 0)).length;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Shots of ${escapeHtml(release)}</title>
<style>${style}</style>
<header>
  <h1>${escapeHtml(release)}</h1>
  <input type="search" id="find" placeholder="Filter by address" aria-label="Filter by address" autofocus>
  <fieldset><legend>Width</legend>
    ${['all', ...widths].map((width, index) => `<label><input type="radio" name="width" value="${width}"${index === 0 ? ' checked' : ''}>${width}</label>`).join('\n    ')}
  </fieldset>
  <label><input type="checkbox" id="faulty"> only pages with faults (${faulty})</label>
  <output id="count"></output>
</header>
<main>
${families.map(([family, pages]) => `<section><h2>${escapeHtml(family)}</h2>\n${pages.map(pageHtml).join('\n')}\n</section>`).join('\n')}
</main>
<script>${script}</script>
</html>
`;
}

function pageHtml({ edition, address, shots }: Taken): string {
  const faulty = shots.some(({ faults }) => faults.length > 0);
  return `<article data-address="${escapeHtml(`${edition} ${address}`)}"${faulty ? ' data-faulty' : ''}><h3>${escapeHtml(edition)} ${escapeHtml(address)}</h3><div>${shots.map(shotHtml).join('')}</div></article>`;
}

function shotHtml({ width, height, full, small, faults }: Shot): string {
  return `<figure data-width="${width}"><a href="${escapeHtml(full)}" target="_blank"><img src="${escapeHtml(small)}" alt="" width="360" loading="lazy"></a><figcaption>${width} × ${height}${faults.map((fault) => `<b>${escapeHtml(fault)}</b>`).join('')}</figcaption></figure>`;
}

const style = `
  body { margin: 0; font: 14px/1.5 system-ui, sans-serif; color: #0b1b34; background: #eef1f7; }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 16px; align-items: center; padding: 12px 24px; background: #fff; border-bottom: 1px solid #d8dfeb; }
  h1 { margin: 0; font-size: 14px; }
  fieldset { display: flex; gap: 12px; margin: 0; padding: 0; border: 0; }
  legend { float: left; margin-right: 12px; }
  #find { width: 260px; padding: 6px 10px; font: inherit; border: 1px solid #c3cee0; border-radius: 6px; }
  section { padding: 8px 24px 24px; }
  h2 { font-size: 20px; text-transform: capitalize; }
  h3 { margin: 16px 0 8px; font-size: 14px; }
  article > div { display: flex; gap: 16px; overflow-x: auto; padding-bottom: 8px; }
  figure { flex: none; margin: 0; }
  img { display: block; border: 1px solid #d8dfeb; border-radius: 6px; background: #fff; }
  figcaption { max-width: 360px; color: #51607a; }
  figcaption b { display: block; color: #d92d20; overflow-wrap: anywhere; }
  [hidden] { display: none !important; }
`;

const script = `
  const find = document.querySelector('#find');
  const faulty = document.querySelector('#faulty');
  const show = () => {
    const width = document.querySelector('[name=width]:checked').value;
    let count = 0;
    for (const page of document.querySelectorAll('article')) {
      page.hidden = !page.dataset.address.includes(find.value.trim()) || (faulty.checked && !('faulty' in page.dataset));
      if (!page.hidden) count++;
    }
    for (const shot of document.querySelectorAll('figure')) shot.hidden = width !== 'all' && shot.dataset.width !== width;
    for (const family of document.querySelectorAll('section')) family.hidden = !family.querySelector('article:not([hidden])');
    document.querySelector('#count').value = count + ' pages';
  };
  document.addEventListener('input', show);
  show();
`;
