import type { BlogType } from '../../config/calls/blog.ts';
import { LinkTabs } from '../ui/link-tabs.tsx';
import { listAddress } from './addresses.ts';

type Props = {
  types: readonly BlogType[];
  /** Id of the category shown, null for the whole blog. */
  current: string | null;
};

/** The categories of the blog as links; nothing when there are none to choose from. */
export function CategoryTabs({ types, current }: Props) {
  if (types.length === 0) return null;
  const tabs = [{ id: null, name: '全部' }, ...types];
  return (
    <LinkTabs
      label="文章分类"
      tabs={tabs.map(({ id, name }) => ({
        href: listAddress({ type: id ?? undefined }),
        name,
        current: id === current,
      }))}
    />
  );
}
