import { clausesAddress } from '../../../components/legal/addresses.ts';
import { headOf, stepsOf } from '../../../components/legal/head-of.tsx';
import { Missing } from '../../../components/legal/missing.tsx';
import { Question } from '../../../components/legal/question.tsx';
import { TextBody } from '../../../components/legal/text-body.tsx';
import { TextHead } from '../../../components/legal/text-head.tsx';
import { words } from '../../../components/legal/words.ts';
import { page, type PageProps, type PageRoute } from '../../../components/define-page.ts';
import { Contents } from '../../../components/prose/contents.tsx';
import { headingsOf } from '../../../components/prose/headings.ts';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { ask } from '../../../config/calls/ask.ts';
import { textsOf } from '../../../config/protocols.ts';
import styles from './page.module.css';

/** The text that the address or its query names, else the first one. */
function listedFor({ edition, params, path }: PageRoute) {
  const texts = textsOf(edition);
  return texts.find(({ slug, address }) => slug === params.id || address === path) ?? texts[0]!;
}

const needs = (route: PageRoute) => ({
  text: ask('protocolDetail', { id: listedFor(route).slug, lang: route.edition }),
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
      <Container className={styles.page}>
        <Breadcrumb steps={stepsOf({ name: text?.title ?? listedFor(route).name, address, edition })} />
        {text ? (
          <article className={styles.article}>
            <TextHead text={text} />
            <Contents sections={headingsOf(text.content)} className={styles.contents} />
            <TextBody html={text.content} />
            <Question>
              <Link href={clausesAddress(edition)}>{words[edition].together}</Link>
            </Question>
          </article>
        ) : (
          <div className={styles.missing}>
            <Missing />
          </div>
        )}
      </Container>
    );
  },
});
