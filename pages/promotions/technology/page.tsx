import { page } from '../../../components/define-page.ts';
import { BesideForm } from '../../../components/forms/beside-form.tsx';
import { LeadForm } from '../../../components/forms/lead-form.tsx';
import { NotForYou } from '../../../components/sections/not-for-you.tsx';
import { Opening } from '../../../components/sections/opening.tsx';
import { Section } from '../../../components/sections/section.tsx';
import { Container } from '../../../components/ui/container.tsx';
import { Shelf } from './art/shelf.tsx';
import { books, pagesOf } from './books.ts';
import styles from './technology.module.css';

const total = books.reduce((sum, book) => sum + pagesOf(book), 0);

const thanks = {
  title: '已登记，书在路上',
  next: [
    { when: '十分钟内', text: '邮件寄到您留的邮箱，四本各一个 PDF；没有收到请看垃圾邮件。' },
    { when: '有修订时', text: '同一个地址再寄一次新版，每年不超过两封，信里可以退订。' },
  ],
  exit: { href: '/dev-blog', text: '在等邮件的时候，去技术博客看看' },
};

const cases = [
  { when: '现在就要接入', why: '步骤、接口与示例都在文档里。', instead: { href: '/sdk/app/im', name: 'SDK 与示例' } },
  {
    when: '更愿意听人讲',
    why: '同样的内容有录像，每节二十分钟左右。',
    instead: { href: '/videoTutorial', name: '视频课程' },
  },
];

/**
 * Who decides: an engineer who collects reading matter. What they doubt: that a “white paper” is a brochure behind a form. What removes
 * the doubt: all contents with page numbers, and four first chapters before any field.
 */
export default page({
  theme: { paper: 'cream' },

  Body() {
    return (
      <>
        <Opening
          layout="centred"
          ground="paper"
          eyebrow="技术白皮书"
          title="四本书|先读第一章"
          lead={`${total} 页，由值过班的工程师写成。每本的目录和第一章选读都在这一页上，不用留任何信息；读完还想要，整套寄到邮箱，免费。`}
          art={
            <Container>
              <Shelf />
            </Container>
          }
        />

        <BesideForm
          form={
            <LeadForm
              source="技术白皮书"
              title="整套寄到邮箱"
              submit="寄给我"
              note="只寄这一套书和它的修订。"
              zone="technology"
              email="required"
              remark={null}
              thanks={thanks}
            />
          }
          chapters={books.map((book) => ({
            title: book.name,
            lead: book.summary,
            content: (
              <details className={styles.technologyChapter}>
                <summary>
                  第一章：{book.chapters[0][0]}（共 {book.chapters[0][1]} 页，选读）
                </summary>
                {book.first.map((passage) => (
                  <p key={passage}>{passage}</p>
                ))}
              </details>
            ),
          }))}
        />

        <Section title="也许更合适的" ground="raised" head="column">
          <NotForYou cases={cases} />
        </Section>
      </>
    );
  },
});
