import { Fragment } from 'react';
import { tenth } from '../tenth.ts';
import { Clothes, groundOf, torso } from './clothes.tsx';
import { gamepad, Hand, onBody } from './gear.tsx';
import { BackOfHead, HairBehind, Head, Turned } from './head.tsx';
import { type Look, skins } from './look.ts';

/** Heads and shoulders of the young are smaller, each measured from the chin and from the middle. */
const scales: Record<Look['age'], { head: number; body: number }> = {
  child: { head: 1.06, body: 0.8 },
  teen: { head: 1.02, body: 0.9 },
  adult: { head: 1, body: 1 },
  mature: { head: 1, body: 1.02 },
  old: { head: 1, body: 0.94 },
};

type FigureProps = {
  look: Look;
  /** Shoulders end on a straight edge, or on the rim of a round picture. */
  cut: 'flat' | 'round';
  /** Weight of the lines, which a hand's silhouette is drawn from. */
  line: number;
  /** Light on the hair and shade on the neck, which small figures do without. */
  shaded: boolean;
};

/** A figure whose shoulders are 100 wide about x 0 and end at y 0; the group it is drawn in sets the line. */
export function Figure({ look, cut, line, shaded }: FigureProps) {
  const { head, body } = scales[look.age];
  const back = look.view === 'back';
  const round = cut === 'round';
  const wide = round || body === 1 ? null : `scale(${body} 1)`;
  const cloth = groundOf(look);
  return (
    <>
      {back ? null : <HairBehind {...look} />}
      <Turned by={wide}>
        {round ? <path d={torso.round.line + torso.round.edge} fill={cloth} stroke="none" /> : null}
        <path d={torso[cut].line} fill={round ? undefined : cloth} strokeLinecap="butt" />
        {back ? <path d="M-17-35C-12-29 12-29 17-35" /> : null}
      </Turned>
      {look.hair === 'scarf' && !back ? null : (
        <>
          <path
            d={back ? 'M-11-54V-41C-8-32 8-32 11-41V-54' : 'M-11-50V-37C-8-28 8-28 11-37V-50'}
            fill={skins[look.skin]}
          />
          {shaded ? <path d="M-10-43Q0-35 10-43V-40Q0-31-10-40Z" fill="#16264a2a" stroke="none" /> : null}
        </>
      )}
      {back ? null : (
        <Turned by={wide}>
          <Clothes {...look} cut={cut} />
          {look.gear.map((item) => (round && item === 'bag' ? null : <Fragment key={item}>{onBody[item]}</Fragment>))}
        </Turned>
      )}
      <Turned by={head === 1 ? null : `translate(0 ${tenth(39 * (head - 1))}) scale(${head})`}>
        {back ? <BackOfHead {...look} shaded={shaded} /> : <Head {...look} shaded={shaded} />}
      </Turned>
      {look.hand && !round ? (
        <Turned by={wide}>
          <Hand hand={look.hand} skin={skins[look.skin]} cloth={cloth} line={line} />
        </Turned>
      ) : null}
      {look.gear.includes('gamepad') && !round ? gamepad(skins[look.skin]) : null}
    </>
  );
}
