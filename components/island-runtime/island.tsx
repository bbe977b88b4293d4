import { usePlaces } from '../place-context.ts';
import type { IslandDefinition, IslandProps, When } from '#generator';

type Props<Given extends IslandProps> = {
  /** What the island's file exports. */
  of: IslandDefinition<Given>;
  props: Given;
  when: When;
};

/**
 * The place of an island on a page. Its markup is rendered as a separate tree: React counts ids from the root of a tree,
 * and hydrates what it finds only if they agree.
 */
export function Island<Given extends IslandProps>({ of, props, when }: Props<Given>) {
  const { placeScripts, placeIsland } = usePlaces();
  const script = placeScripts[of.name];
  if (script === undefined)
    throw new Error(`Island: there is no components/islands/${of.name}.tsx; an island is named after its file`);
  const json = JSON.stringify(props);
  const { prefix, mark } = placeIsland({ of, props: json });
  return (
    <div
      data-island={of.name}
      data-script={script}
      data-when={when}
      data-prefix={prefix}
      data-props={json}
      dangerouslySetInnerHTML={{ __html: mark }}
    />
  );
}
