import { useSite } from '../site-context.ts';
import { Container } from '../ui/container.tsx';
import styles from './blog-footer.module.css';
import { Certificates } from './shell/certificates.tsx';
import { EditionSwitch } from './shell/edition-switch.tsx';
import { FinePrint } from './shell/fine-print.tsx';
import { MenuLink } from './shell/menu-link.tsx';

/** The blog's last lines: legal pages, the other edition, certificates, licence and record numbers. */
export function BlogFooter() {
  const { site, edition } = useSite();
  return (
    <footer className={styles.footer}>
      <Container className={styles.lines}>
        <FinePrint>
          {[
            <MenuLink key="home" href="/" zone="footer">
              官网首页
            </MenuLink>,
            <MenuLink key="docs" href={site.docs} zone="footer">
              文档中心
            </MenuLink>,
            <MenuLink key="terms" href="/clauses" zone="footer">
              服务条款
            </MenuLink>,
            <MenuLink key="privacy" href="/clauses?serviceType=3" zone="footer">
              隐私政策
            </MenuLink>,
            <MenuLink key="report" href="/survey/report" zone="footer">
              违规举报
            </MenuLink>,
            <EditionSwitch key="edition" to="en" zone="footer" />,
          ]}
        </FinePrint>
        <Certificates />
        <FinePrint>
          {[
            `© ${site.brand[edition].company}`,
            ...site.licences.map(({ text, url }) =>
              url ? (
                <MenuLink href={url} zone="footer">
                  {text}
                </MenuLink>
              ) : (
                text
              ),
            ),
          ]}
        </FinePrint>
      </Container>
    </footer>
  );
}
