import type { IslandDefinition, IslandProps, When } from './definition.ts';
import { usePlaces } from './places.ts';

type Props<Given extends IslandProps> = {
  /** What the island's file exports. */
  of: IslandDefinition<Given>;
  props: Given;
  when: When;
};

/**
 * The place of an island on a page. Its markup is rendered as a tree of its own: React counts its ids from the root of a tree,
 * and hydrates what it finds only if they agree.
 */
export function Island<Given extends IslandProps>({ of, props, when }: Props<Given>) {
  const json = JSON.stringify(props);
  const { address, prefix, mark } = usePlaces()({ of, props: json });
  return <div data-island={address} data-when={when} data-prefix={prefix} data-props={json} dangerouslySetInnerHTML={{ __html: mark }} />;
}
