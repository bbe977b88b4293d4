import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The paths of the calls that bring the text of a plant. */
export const plantDetails = /\/plants\/[^/]+$/;

type PlantText = {
  /** Lines of front matter besides those that every plant needs. */
  fields?: string;
  name?: string;
  /** When it appears, and when it last changed. */
  time?: string;
  /** Markdown. */
  body?: string;
};

/** The text of a record of the second site. Its body begins in line 10 if it has no `fields`. */
export const plantText = ({
  fields = '',
  name = 'Neue Pflanze',
  time = '2026-06-01T08:00:00+02:00',
  body = 'Ein Text.',
}: PlantText = {}): string =>
  `---\nname: ${name}\nspecies: Planta nova\nsummary: Ein Satz.\ntype: rock\nauthor: Mirja Lund\npublishTime: ${time}\nupdateTime: ${time}\n${fields}---\n${body}\n`;

/** The file of a plant, or of a picture beside it. */
export const plantFile = (project: string, file: string) => join(project, 'config/content/plants', file);

/** Writes a record of the second site. */
export const writePlant = (project: string, id: string, text: PlantText = {}): Promise<void> =>
  writeFile(plantFile(project, `${id}.md`), plantText(text));
