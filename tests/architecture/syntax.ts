import { parseAst } from 'vitest/node';

/** A node of the syntax tree (ESTree), with whatever members its type has. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** Calls `visit` with every node below one and with the nodes that contain it, the nearest first. */
export function visitAll(
  node: Node,
  visit: (node: Node, above: readonly Node[]) => void,
  above: readonly Node[] = [],
): void {
  visit(node, above);
  const inside = [node, ...above];
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visitAll(child, visit, inside);
}

export const parse = (file: string, text: string): Node =>
  parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file) as unknown as Node;
