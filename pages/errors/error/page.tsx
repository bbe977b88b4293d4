import { ErrorBridge } from './art/bridge.tsx';
import { ErrorSignal } from './art/signal.tsx';
import { placeRows } from './places.ts';
import { PlacesList } from './places-list.tsx';
import { page, type PageProps } from '../../../components/define-page.ts';
import { Chooser, chooserRows } from '../../../components/sections/chooser.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { SearchField } from '../../../components/ui/search-field.tsx';
import { errorHelp } from '../../../config/error-help.ts';
import type { ErrorStatus } from '../../../config/routes/errors.ts';
import { notFoundMessage } from '../../../config/error-messages.ts';
import styles from './errors-error.module.css';
import * as words from './words.yaml';

type Props = Pick<PageProps<{}>, 'route'>;

const helpOf = ({ route }: Props) => errorHelp[route.edition][route.status as ErrorStatus];

/** The page of an error status, in either edition. */
export default page({
  rows: (route) => [...placeRows[route.edition], ...(route.status === 404 ? chooserRows(route) : [])],

  head(props) {
    const { what, advice } = helpOf(props);
    const { name } = props.site.brand[props.route.edition];
    return { title: `${what ?? notFoundMessage} - ${name}`, description: advice };
  },

  Body(props) {
    return (
      <>
        <Container className={styles.page}>
          {props.route.status === 404 ? <NotFound {...props} /> : <Failure {...props} />}
        </Container>
        <PlacesList />
        {props.route.status === 404 ? (
          <Section space="join">
            <Chooser />
          </Section>
        ) : null}
      </>
    );
  },
});

function NotFound({ route }: Props) {
  return (
    <div className={styles.night}>
      <ErrorBridge />
      <div className={styles.message}>
        <h1 className={styles.notFound}>{route.edition === 'zh' ? words.notFound.text : notFoundMessage}</h1>
        {route.edition === 'zh' ? (
          <p className={styles.fixed} lang="en">
            {notFoundMessage}
          </p>
        ) : null}
        <p className={styles.advice}>{helpOf({ route }).advice}</p>
        <SearchField />
      </div>
    </div>
  );
}

function Failure({ route }: Props) {
  const { what, advice } = helpOf({ route });
  return (
    <div className={styles.failure}>
      <div>
        <h1 className={styles.code}>{route.edition === 'zh' ? route.status : 'Error'}</h1>
        <p className={styles.what}>{what}</p>
        <p className={styles.advice}>{advice}</p>
      </div>
      <ErrorSignal status={route.status as Exclude<ErrorStatus, 404>} />
    </div>
  );
}
