import { headOf, stepsOf } from '../../../components/legal/head-of.tsx';
import { TextFrame } from '../../../components/legal/text-frame.tsx';
import { TextList } from './text-list.tsx';
import { words } from '../../../components/legal/words.ts';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { Link } from '../../../components/ui/link.tsx';
import { request } from '../../../config/calls/request.ts';
import { aloneAddress, textsOf } from '../../../config/protocols.ts';

/** The text that the query chose, else the first one. */
function listedFor({ edition, params }: PageRoute) {
  const texts = textsOf(edition);
  return texts.find(({ serviceType }) => String(serviceType) === params.serviceType) ?? texts[0]!;
}

const needs = (route: PageRoute) => ({
  text: request('protocolDetail', { serviceType: listedFor(route).serviceType!, lang: route.edition }),
});

type Props = PageProps<ReturnType<typeof needs>>;

/** The legal texts of an edition side by side: one is shown, the others are listed beside it. */
export default page({
  needs,

  head({ data: { text }, route, site }: Props) {
    const { edition, address, params } = route;
    const brand = site.brand[edition].name;
    const chosen = params.serviceType !== undefined;
    return headOf({ text, listed: listedFor(route), address, edition, brand, chosen, alone: false });
  },

  Body({ data: { text }, route }: Props) {
    const { edition, address } = route;
    const listed = listedFor(route);
    return (
      <TextFrame
        steps={stepsOf({ name: text?.title ?? listed.name, address, edition })}
        text={text}
        list={<TextList current={listed} />}
        further={<Link href={aloneAddress({ edition, text: listed })}>{words[edition].alone}</Link>}
      />
    );
  },
});
