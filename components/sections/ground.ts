import styles from './ground.module.css';

/** Background of a section: white, pale, the page's paper, or the page's night. */
export type Ground = 'plain' | 'raised' | 'paper' | 'night';

/** Class of a ground: its background, and the roles that everything on it is drawn in. */
export const groundClass = (ground: Ground): string => styles[ground]!;
