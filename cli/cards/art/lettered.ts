import type { Lettering } from '../lettering/lettering.ts';
import { type Token, tokensOf, unescapeEntities, write } from './tags.ts';

/** Attributes of lettering that a drawing hands down to what is inside. */
type Type = { size: number; weight: number; anchor: string; spacing: number };
const usual: Type = { size: 16, weight: 400, anchor: 'start', spacing: 0 };

/** The texts of a drawing. */
export function textsOf(svg: string): string[] {
  return [...svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)].map(([, inside = '']) =>
    unescapeEntities(inside.replace(/<[^>]*>/g, '')),
  );
}

/** A drawing whose texts are outlines: the renderer has no fonts. */
export function lettered({ svg, lettering }: { svg: string; lettering: Lettering }): string {
  const types: Type[] = [usual];
  let out = '';
  let open: { token: Token & { kind: 'open' }; type: Type; text: string } | null = null;
  for (const token of tokensOf(svg)) {
    if (token.kind === 'text') {
      if (open) open.text += unescapeEntities(token.text);
      else out += token.text;
    } else if (token.kind === 'open') {
      const type = typeOf(token.attributes, types.at(-1)!);
      if (!token.empty) types.push(type);
      if (token.name === 'text') open = { token, type, text: '' };
      else if (!open) out += write(token);
    } else {
      types.pop();
      if (token.name === 'text' && open) {
        out += outlined({ ...open, lettering });
        open = null;
      } else if (!open) out += write(token);
    }
  }
  return out;
}

function outlined({
  token,
  type,
  text,
  lettering,
}: {
  token: Token & { kind: 'open' };
  type: Type;
  text: string;
  lettering: Lettering;
}): string {
  const { x = '0', y = '0', dx: _dx, dy: _dy, ...rest } = token.attributes;
  const setting = { size: type.size, weight: type.weight, spacing: type.spacing / type.size };
  const wide = lettering.width(text, setting);
  const start = Number(x) - (type.anchor === 'middle' ? wide / 2 : type.anchor === 'end' ? wide : 0);
  const attributes = Object.fromEntries(
    Object.entries(rest).filter(([name]) => !/^(?:font|text|letter|dominant)-/.test(name)),
  );
  return write({
    kind: 'open',
    name: 'path',
    attributes: { ...attributes, stroke: 'none', d: lettering.outline(text, { ...setting, x: start, y: Number(y) }) },
    empty: true,
  });
}

function typeOf(attributes: Readonly<Record<string, string>>, outer: Type): Type {
  const number = (value: string | undefined, usually: number) =>
    value !== undefined && Number.isFinite(Number.parseFloat(value)) ? Number.parseFloat(value) : usually;
  const weight = attributes['font-weight'] === 'bold' ? 700 : number(attributes['font-weight'], outer.weight);
  return {
    size: number(attributes['font-size'], outer.size),
    weight,
    anchor: attributes['text-anchor'] ?? outer.anchor,
    spacing: number(attributes['letter-spacing'], outer.spacing),
  };
}
