import { asWarning, type LocalData, readValidContent } from '../embedded-api/content.ts';
import type { Settings } from '../environment.ts';
import { exit, type Problem, Stop } from '../problem.ts';
import { contentProblems } from './check-content.ts';
import { undecodablePictures } from './local-pictures.ts';

type ContentOptions = {
  settings: Settings;
  /** The content folder. */
  folder: string;
};

/**
 * What is valid of the content, and all its problems; of content with errors, also those of code that it cannot be shown with. Throws a
 * `Stop`: for links out of the folder (1), and for such code when the content has no errors.
 */
export async function allContentProblems({
  settings,
  folder,
}: ContentOptions): Promise<{ content: LocalData; problems: Problem[] }> {
  const { definition, linkedContent: linked } = settings;
  const content = await readValidContent({ definition, folder, linked });
  const shown = await contentProblems({ settings, folder, content }).catch((failure: unknown) => {
    if (failure instanceof Stop && content.errors.length > 0) return failure.problems;
    throw failure;
  });
  return {
    content,
    problems: [
      ...content.errors,
      ...content.warnings,
      ...content.lost,
      ...(await undecodablePictures({ definition, content: folder })),
      ...shown,
    ],
  };
}

/**
 * A refusal of content with all its problems: those of texts that a build would have found on its pages, too. They stay warnings, as in a
 * build. Content with links out of its folder is refused as it was.
 */
export async function refusalOfContent({ refused, ...input }: ContentOptions & { refused: Stop }): Promise<Stop> {
  try {
    const { content, problems } = await allContentProblems(input);
    const lost = new Set(content.lost);
    const all = problems.map((one) => (lost.has(one) ? asWarning(one) : one));
    const [warnings, errors] = ['warning', 'error'].map((severity) => all.filter((one) => one.severity === severity));
    return new Stop(exit.failed, [...warnings!, ...errors!]);
  } catch (failure) {
    if (failure instanceof Stop) return refused;
    throw failure;
  }
}
