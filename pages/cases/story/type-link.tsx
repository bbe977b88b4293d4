import { typeAnchor } from '../../../components/case/case-type.ts';
import { Link } from '../../../components/ui/link.tsx';

/** The trade of a case, which leads to its neighbours; none if the list of types lacks it. */
export function TypeLink({ of: { id, name } }: { of: { id: string; name: string } }) {
  return name ? <Link href={`/case#${typeAnchor(id)}`}>{name}</Link> : null;
}
