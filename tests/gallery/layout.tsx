import type { LayoutProps } from '../../components/layout.ts';
import styles from './gallery.module.css';

/** The frame of the gallery and of each specimen: nothing but the page. */
export default function Layout({ children }: LayoutProps) {
  return <div className={styles.gallery}>{children}</div>;
}
