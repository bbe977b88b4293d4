import { authorAddress } from '../../../components/blog/addresses.ts';
import { Portrait } from '../../../components/case/portrait.tsx';
import { page } from '../../../components/define-page.ts';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { authors } from '../../../config/authors.ts';
import { Link } from '../../../components/ui/link.tsx';
import { Faces } from './art/faces.tsx';
import styles from './authors.module.css';
import * as words from './words.yaml';

/** All who write for the blog. */
export default page({
  head: () => ({
    breadcrumb: words.steps,
    ogImage: { title: words.title, text: words.lead, art: <Faces names={authors.map(({ name }) => name)} /> },
  }),

  Body() {
    return (
      <Container className={styles.page}>
        <Breadcrumb steps={words.steps} />
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <ul className={styles.authors}>
          {authors.map(({ id, name, role, summary }) => (
            <li key={id} className={styles.author}>
              <Portrait seed={name} />
              <div>
                <h2 className={styles.name}>
                  <Link href={authorAddress(id)} className={styles.link}>
                    {name}
                  </Link>
                </h2>
                <p className={styles.role}>{role}</p>
                <p className={styles.summary}>{summary}</p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    );
  },
});
