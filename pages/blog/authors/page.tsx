import { authorAddress } from '../../../components/blog/addresses.ts';
import { allAuthors } from '../../../components/blog/author.ts';
import { Portrait } from '../../../components/case/portrait.tsx';
import { page } from '../../../components/define-page.ts';
import { Breadcrumb } from '../../../components/ui/breadcrumb.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { latest } from '../../../components/ui/day.ts';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { Faces } from './art/faces.tsx';
import styles from './authors.module.css';
import * as words from './words.yaml';

/** All who write for the blog. */
export default page({
  needs: () => ({ authors: allAuthors }),

  head: ({ data }) => ({
    breadcrumb: words.steps,
    ogImage: { title: words.title, text: words.lead, art: <Faces names={data.authors.list.map(({ name }) => name)} /> },
    modified: latest(data.authors.list.map(({ updateTime }) => updateTime)),
  }),

  Body({ data: { authors } }) {
    return (
      <Container className={styles.page}>
        <Breadcrumb steps={words.steps} />
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        {authors.list.length > 0 ? (
          <ul className={styles.authors}>
            {authors.list.map(({ id, name, role, summary }) => (
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
        ) : (
          <EmptyState title={<h2>{words.empty.title}</h2>} text={words.empty.text}>
            <Button href="/dev-blog" event={{ zone: 'empty' }}>
              {words.empty.back}
            </Button>
          </EmptyState>
        )}
      </Container>
    );
  },
});
