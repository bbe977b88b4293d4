import { useSite } from '../site-context.ts';
import { Container } from '../ui/container.tsx';
import { Link } from '../ui/link.tsx';
import styles from './blog-footer.module.css';
import { EditionSwitch } from './shell/edition-switch.tsx';
import { FinePrint } from './shell/fine-print.tsx';

/** The blog's last lines: legal pages, the other edition, licence and record numbers. */
export function BlogFooter() {
  const { site, edition } = useSite();
  return (
    <footer className={styles.footer}>
      <Container className={styles.lines}>
        <FinePrint>
          {[
            <Link key="home" href="/">
              官网首页
            </Link>,
            <Link key="docs" href={site.docs}>
              文档中心
            </Link>,
            <Link key="terms" href="/clauses">
              服务条款
            </Link>,
            <Link key="privacy" href="/clauses?serviceType=3">
              隐私政策
            </Link>,
            <Link key="report" href="/survey/report">
              违规举报
            </Link>,
            <EditionSwitch key="edition" to="en" />,
          ]}
        </FinePrint>
        <FinePrint>
          {[
            `© ${site.brand[edition].company}`,
            ...site.licences.map(({ text, url }) => (url ? <Link href={url}>{text}</Link> : text)),
          ]}
        </FinePrint>
      </Container>
    </footer>
  );
}
