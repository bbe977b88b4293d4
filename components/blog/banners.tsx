import { Breaks } from '../ui/breaks.tsx';
import type { BlogBlock } from '../../config/calls/blog.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import styles from './banners.module.css';
import { CategoryArt } from './category-art.tsx';
import { grounds, type Look, looseLook } from './category-look.ts';
import { keyFigure } from './key-figure.ts';

type Props = {
  banners: readonly BlogBlock[];
  /** The look of the article that a banner leads to; null where it leads elsewhere. */
  lookOf: (banner: BlogBlock) => Look | null;
};

/** Articles chosen by the editors: one large, up to three beside it. */
export function Banners({ banners, lookOf }: Props) {
  const [first, ...rest] = banners.map((banner, index) => (
    <Banner
      key={banner.id}
      banner={banner}
      look={bannerLook({ banner, index, look: lookOf(banner) })}
      first={index === 0}
    />
  ));
  if (!first) return null;
  return (
    <section aria-label="推荐" className={classes(styles.banners, rest.length === 0 && styles.single)}>
      {first}
      {rest.length > 0 ? <div className={styles.rest}>{rest}</div> : null}
    </section>
  );
}

/** Neighbours never share a ground; the first one stands on the dark one. */
function bannerLook({ banner, index, look }: { banner: BlogBlock; index: number; look: Look | null }): Look {
  return { subject: (look ?? looseLook(banner.id)).subject, ground: grounds[index % grounds.length]! };
}

function Banner({ banner, look, first }: { banner: BlogBlock; look: Look; first: boolean }) {
  const { id, title, link, image, desc } = banner;
  const words = (
    <>
      <h2 className={styles.title}>
        <Breaks text={title} />
      </h2>
      {desc ? <p className={styles.desc}>{desc}</p> : null}
      {link && first ? (
        <span className={styles.action}>
          阅读 <Icon name="arrow-right" size={18} />
        </span>
      ) : null}
    </>
  );
  return (
    <div className={classes(styles.banner, first && styles.first)}>
      <div className={styles.art}>
        {image ? (
          <img src={image} alt="" width={640} height={360} decoding="async" />
        ) : (
          <CategoryArt look={look} of={`banner ${id}`} figure={keyFigure({ title, summary: desc ?? '' })} />
        )}
      </div>
      {link ? (
        <Link href={link} className={styles.words} event={{ zone: 'banner' }}>
          {words}
        </Link>
      ) : (
        <div className={styles.words}>{words}</div>
      )}
    </div>
  );
}
