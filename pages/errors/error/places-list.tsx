import { Facts } from '../../../components/sections/facts.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { useRows, useSite } from '../../../components/site-context.ts';
import { placesOf } from './places.ts';
import { titles } from './words.yaml';

/** Ways on from an error. */
export function PlacesList() {
  const { site, edition } = useSite();
  const rows = useRows();
  return (
    <Section title={titles[edition]} head="none" space="join">
      <nav aria-label={titles[edition]}>
        <Facts
          columns={4}
          mark="icon"
          facts={placesOf({ site, edition, rows }).map(({ name, about, ...place }) => ({
            ...place,
            title: name,
            text: about,
          }))}
        />
      </nav>
    </Section>
  );
}
