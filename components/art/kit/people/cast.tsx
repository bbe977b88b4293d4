import { createContext, type ReactNode, useContext } from 'react';
import { rim } from './clothes.tsx';
import { Figure } from './figure.tsx';
import { type Look, lookOf, type PersonLook } from './look.ts';
import styles from './cast.module.css';

const Context = createContext<ReadonlyMap<string, string>>(new Map());
const keyOf = (look: Look) => JSON.stringify(Object.entries(look).sort());

type CastProps = {
  /** A person who occurs several times on the page: a name, or a name with known properties. */
  people: readonly (string | readonly [seed: string, of: PersonLook])[];
  children: ReactNode;
};

/** Draws people once, hidden; each `Person` inside with the same look refers to that drawing. */
export function Cast({ people, children }: CastProps) {
  const looks = people.map((one) => (typeof one === 'string' ? lookOf(one) : lookOf(...one)));
  return (
    <Context value={new Map(looks.map((look, index) => [keyOf(look), `cast-${index}`]))}>
      <svg width="0" height="0" aria-hidden="true" focusable="false" className={styles.cast}>
        <defs>
          <clipPath id="cast-rim">
            <circle cy={rim.y} r={rim.r} />
          </clipPath>
          {looks.map((look, index) => (
            <g
              key={index}
              id={`cast-${index}`}
              fill="none"
              stroke="#16264a"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <Figure look={look} cut="flat" line={2} shaded />
            </g>
          ))}
        </defs>
      </svg>
      {children}
    </Context>
  );
}

/** Where the page has this look already drawn. */
export function useDrawn(look: Look): string | undefined {
  return useContext(Context).get(keyOf(look));
}
