import { headOf, stepsOf } from '../../../components/legal/head-of.tsx';
import { TextFrame } from '../../../components/legal/text-frame.tsx';
import { words } from '../../../components/legal/words.ts';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { Link } from '../../../components/ui/link.tsx';
import { request } from '../../../config/calls/request.ts';
import { clausesAddress, textsOf } from '../../../config/protocols.ts';

/** The text that the address or its query names, else the first one. */
function listedFor({ edition, params, path }: PageRoute) {
  const texts = textsOf(edition);
  return texts.find(({ slug, address }) => slug === params.id || address === path) ?? texts[0]!;
}

const needs = (route: PageRoute) => ({
  text: request('protocolDetail', { id: listedFor(route).slug, lang: route.edition }),
});

type Props = PageProps<ReturnType<typeof needs>>;

/** One legal text alone, to link to, to quote and to print. */
export default page({
  needs,

  head({ data: { text }, route, site }: Props) {
    const { edition, address, params } = route;
    const brand = site.brand[edition].name;
    return headOf({
      text,
      listed: listedFor(route),
      address,
      edition,
      brand,
      chosen: params.id !== undefined,
      alone: true,
    });
  },

  Body({ data: { text }, route }: Props) {
    const { edition, address } = route;
    return (
      <TextFrame
        steps={stepsOf({ name: text?.title ?? listedFor(route).name, address, edition })}
        text={text}
        further={<Link href={clausesAddress(edition)}>{words[edition].together}</Link>}
      />
    );
  },
});
