import type { ReactNode } from 'react';
import type { Edition } from '../../config/editions.ts';
import type { Night, Paper } from '../../config/themes.ts';

/** A section with sample contents, as a page of its own. */
export type Specimen = { edition: Edition; night?: Night; paper?: Paper; body: ReactNode };
