import type { ProjectFiles } from './draft.ts';

/** A page name in its parts: `{ area: 'products', page: 'fax' }` of `products/fax`. */
export type PageName = { area: string; page: string };

const pattern = /^([a-z]+)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/** The parts of a name that a new page can have; null for another one. */
export function pageNameOf(name: string): PageName | null {
  const [, area, page] = pattern.exec(name) ?? [];
  return area === undefined || page === undefined ? null : { area, page };
}

const isText = (file: string) => /\.(?:tsx?|css|yaml|json|md)$/.test(file);

type RenamedFolderOptions = Pick<ProjectFiles, 'list' | 'bytes'> & {
  from: string;
  to: string;
  /** Whether the other page stays: then no style sheet may have the name of one of its own. */
  isCopy: boolean;
};

/**
 * The files of a page's folder as those of another page: paths below the project. The style sheets and the try-outs that are named after the
 * page are named after the other one, and so is what imports them.
 */
export function renamedFolder({
  from,
  to,
  isCopy,
  list,
  bytes,
}: RenamedFolderOptions): ReadonlyMap<string, string | Uint8Array> {
  const folder = `pages/${from}`;
  const [old, now] = [from, to].map((name) => name.split('/')[1]!) as [string, string];
  const [oldLong, nowLong] = [from, to].map((name) => name.replace('/', '-')) as [string, string];
  const isOf = (name: string, page: string) => name === page || name.startsWith(`${page}-`);
  /** Names of style sheets, and what they become. */
  const sheets = new Map(
    list(folder).flatMap((path) => {
      const [, name] = /([^/]+)\.module\.css$/.exec(path) ?? [];
      if (name === undefined) return [];
      if (isOf(name, oldLong)) return [[name, nowLong + name.slice(oldLong.length)] as const];
      if (isOf(name, old)) return [[name, now + name.slice(old.length)] as const];
      return isCopy ? [[name, `${now}-${name}`] as const] : [];
    }),
  );
  const sheetName = /([^/'"]+)(?=\.module\.css)/;
  return new Map<string, string | Uint8Array>(
    list(folder).map((path): [string, string | Uint8Array] => {
      const file = path.slice(folder.length + 1);
      const target = `pages/${to}/${file.replace(sheetName, (name) => sheets.get(name) ?? name)}`;
      const content = bytes(path);
      if (!isText(file)) return [target, content];
      let text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(content);
      if (/\.tsx?$/.test(file))
        text = text.replace(
          /(?<=['"]\.{1,2}\/(?:[^'"]*\/)?)([^/'"]+)(?=\.module\.css['"])/g,
          (name) => sheets.get(name) ?? name,
        );
      const [isTry, part] = /^try(?:\/([^/]+))?\.ts$/.exec(file) ?? [];
      if (isTry !== undefined) {
        const end = part === undefined ? '' : `-${part}`;
        text = text.replace(`name: '${old}${end}'`, `name: '${now}${end}'`);
      }
      return [target, text];
    }),
  );
}
