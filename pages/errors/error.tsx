import { ErrorBridge } from '../../components/art/error-bridge.tsx';
import { ErrorSignal } from '../../components/art/error-signal.tsx';
import { help } from '../../components/errors/help.ts';
import { PlacesList } from '../../components/errors/places-list.tsx';
import { page, type PageProps } from '../../components/page.ts';
import { Container } from '../../components/ui/container.tsx';
import type { ErrorStatus } from '../../config/routes/error.ts';
import { notFoundMessage } from '../../config/strings.ts';
import styles from './error.module.css';

type Props = Pick<PageProps<{}>, 'route'>;

const helpOf = ({ route }: Props) => help[route.edition][route.status as ErrorStatus];

/** The page of an error status, in either edition. */
export default page({
  head(props) {
    const { what, advice } = helpOf(props);
    const { name } = props.site.brand[props.route.edition];
    return { title: `${what ?? notFoundMessage} - ${name}`, description: advice };
  },

  Body(props) {
    return (
      <Container className={styles.page}>
        {props.route.status === 404 ? <NotFound {...props} /> : <Failure {...props} />}
        <PlacesList />
      </Container>
    );
  },
});

function NotFound({ route }: Props) {
  return (
    <div className={styles.night}>
      <ErrorBridge />
      <div className={styles.message}>
        <h1 className={styles.notFound} lang={route.edition === 'en' ? undefined : 'en'}>
          {notFoundMessage}
        </h1>
        <p className={styles.advice}>{helpOf({ route }).advice}</p>
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
      <ErrorSignal status={route.status} />
    </div>
  );
}
