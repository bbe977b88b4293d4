import type { ReactNode } from 'react';
import type { CallData } from '../../config/calls/request.ts';
import { Contents } from '../prose/contents.tsx';
import { headingsOf } from '../prose/headings.ts';
import { Breadcrumb } from '../ui/breadcrumb.tsx';
import { classes } from '../ui/classes.ts';
import { Container } from '../ui/container.tsx';
import { Missing } from './missing.tsx';
import { Question } from './question.tsx';
import { TextBody } from './text-body.tsx';
import styles from './text-frame.module.css';
import { TextHead } from './text-head.tsx';

type TextFrameProps = {
  steps: readonly { name: string; address: string }[];
  text: CallData<'protocolDetail'>;
  /** The other texts, beside this one. */
  list?: ReactNode;
  /** After the last clause: another way to read the text. */
  further: ReactNode;
};

/** A legal text with its sections beside it, and at its other side the list of texts where there is one. */
export function TextFrame({ steps, text, list, further }: TextFrameProps) {
  return (
    <Container className={classes(styles.page, !list && styles.alone)}>
      <Breadcrumb steps={steps} />
      <div className={styles.columns}>
        <div className={styles.side}>
          {list ? <div className={styles.list}>{list}</div> : null}
          {text ? <Contents sections={headingsOf(text.content)} className={styles.contents} /> : null}
        </div>
        {text ? (
          <article className={styles.article}>
            <TextHead text={text} />
            <TextBody html={text.content} />
            <Question>{further}</Question>
          </article>
        ) : (
          <Missing />
        )}
      </div>
    </Container>
  );
}
