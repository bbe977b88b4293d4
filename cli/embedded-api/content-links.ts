import { type Dirent, readdirSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { nullIfThrown } from '../lib/failure.ts';
import type { Problem } from '../problem.ts';

export type ContentLinksOptions = {
  /** The content folder. */
  folder: string;
  /** Folders besides it that links may lead to. */
  linked: readonly string[];
};

/** Static files have a rule of their own: none is a link. */
const files = 'files';

/**
 * Links in the content folder that lead out of it and of the folders that may be linked, also through other links. Content comes from
 * many hands: a link could show a secret of the machine that builds in a page, or in a message.
 */
export function foreignLinks({ folder, linked }: ContentLinksOptions): Problem[] {
  const real = (path: string) => nullIfThrown(() => realpathSync(path));
  const allowed = [folder, ...linked].flatMap((path) => real(path) ?? []);
  const problems: Problem[] = [];
  const visited = new Set<string>();
  const visit = (path: string) => {
    const target = real(path);
    if (target === null || visited.has(target)) return;
    visited.add(target);
    for (const entry of nullIfThrown(() => readdirSync(path, { withFileTypes: true })) ?? []) {
      if (path === folder && entry.name === files) continue;
      const place = join(path, entry.name);
      if (entry.isSymbolicLink()) {
        const to = real(place);
        // A link that leads nowhere is a missing file.
        if (to === null) continue;
        if (!allowed.some((one) => to === one || to.startsWith(one + sep)))
          problems.push(foreign({ folder, place, to }));
        else if (isFolder(to)) visit(place);
      } else if (entry.isDirectory()) visit(place);
    }
  };
  visit(folder);
  return problems;
}

const isFolder = (path: string): boolean =>
  nullIfThrown<Dirent[]>(() => readdirSync(path, { withFileTypes: true })) !== null;

function foreign({ folder, place, to }: { folder: string; place: string; to: string }): Problem {
  return {
    severity: 'error',
    what: `${place.slice(folder.length + 1)} is a link out of the project`,
    where: place,
    why: `it leads to ${to}`,
    fix: 'put the content itself there, or name the folder that it leads to in SITE_CONTENT_LINKS',
  };
}
