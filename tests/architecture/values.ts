import { isNode, type Node, visitAll } from './syntax.ts';

/** Members of a value, from the outside to the inside: the name of a property, the place in a list, or any of them. */
type Path = readonly (string | number)[];
const any = '*';

/** Values that a name can have: those at a path in an expression. */
export type Value = { from: Node; path: Path };

/** What a name is declared as within a function, a block or a loop. */
type Declared = Value & { scope: Node };
export type Names = ReadonlyMap<string, readonly Declared[]>;

/** The constant with the texts that a test writes into pages of its own: it may find elements by them. */
const written = 'written';

/** Nodes whose names are known inside of them alone. */
const scopes = /Function|^(?:BlockStatement|ForOfStatement|Program)$/;

/** Values that the names of a file can have. Those of a parameter are what the file's calls give the function. */
export function namesOf(tree: Node): Names {
  const names = new Map<string, Declared[]>();
  const functions = new Map<string, Node>();
  const calls: Node[] = [];

  /** Gives the names in a pattern the values at their places. */
  const bind = (pattern: unknown, { from, path, scope }: Declared): void => {
    if (!isNode(pattern)) return;
    const bindMember = (member: unknown, key: string | number) => bind(member, { from, path: [...path, key], scope });
    if (pattern.type === 'Identifier') {
      const name = nameOf(pattern);
      names.set(name, [...(names.get(name) ?? []), { from, path, scope }]);
    } else if (pattern.type === 'AssignmentPattern') {
      bind(pattern['left'], { from, path, scope });
      bind(pattern['left'], { from: pattern['right'] as Node, path: [], scope });
    } else if (pattern.type === 'ArrayPattern')
      for (const [index, element] of (pattern['elements'] as unknown[]).entries()) bindMember(element, index);
    else if (pattern.type === 'ObjectPattern')
      for (const property of propertiesOf(pattern)) bindMember(property['value'], keyOf(property));
  };
  const bindParameters = (scope: Node | undefined, given: readonly Value[]) => {
    const parameters = (scope?.['params'] ?? []) as Node[];
    for (const [index, value] of given.entries()) bind(parameters[index], { ...value, scope: scope! });
  };

  visitAll(tree, (node, above) => {
    if (node.type === 'CallExpression') calls.push(node);
    if (node.type === 'FunctionDeclaration') functions.set(nameOf(node['id']), node);
    if (node.type !== 'VariableDeclarator') return;
    const init = node['init'];
    const scope = above.find(({ type }) => scopes.test(type))!;
    if (isNode(init) && /Function/.test(init.type)) functions.set(nameOf(node['id']), init);
    else if (isNode(init)) bind(node['id'], { from: init, path: [], scope });
    else if (scope.type === 'ForOfStatement') bind(node['id'], { from: scope['right'] as Node, path: [any], scope });
  });

  for (const call of calls) {
    const callee = call['callee'] as Node;
    const given = call['arguments'] as Node[];
    const body = given.find(({ type }) => /Function/.test(type));
    if (callee.type === 'CallExpression' && nameOf(callee['callee']) === 'each') {
      // A row that is a list gives each parameter one of its values.
      const rows = (callee['arguments'] as Node[])[0]!;
      const cells = [0, 1, 2, 3, 4, 5].map((index) => ({ from: rows, path: [any, index] }));
      bindParameters(body, cells);
      bindParameters(body, [{ from: rows, path: [any] }]);
    } else if (callee.type === 'MemberExpression' && body)
      bindParameters(body, [{ from: callee['object'] as Node, path: [any] }]);
    else
      bindParameters(
        functions.get(nameOf(callee)),
        given.map((from) => ({ from, path: [] })),
      );
  }
  return names;
}

/** The declarations of a name that are nearest to where it is used. */
function declarationsOf(identifier: Node, names: Names): readonly Declared[] {
  const reaching = (names.get(nameOf(identifier)) ?? []).filter(
    ({ scope }) => scope.start <= identifier.start && identifier.end <= scope.end,
  );
  const nearest = Math.max(...reaching.map(({ scope }) => scope.start));
  return reaching.filter(({ scope }) => scope.start === nearest);
}

type Seen = Map<Node, Set<string>>;

/** Literal texts, templates and patterns that a value can be. `seen` has the values that were followed already. */
export function textsOf(value: Value, names: Names, seen: Seen = new Map()): Node[] {
  const { from, path } = value;
  const paths = seen.get(from) ?? new Set();
  // A function that calls itself with a member of what it was given has ever longer paths.
  if (paths.has(path.join()) || path.length > 4) return [];
  seen.set(from, paths.add(path.join()));
  const all = (nodes: readonly unknown[], at: Path) =>
    nodes.flatMap((node) => (isNode(node) ? textsOf({ from: node, path: at }, names, seen) : []));
  const [key, ...rest] = path;
  switch (from.type) {
    case 'Literal':
      return path.length === 0 && (typeof from['value'] === 'string' || from['regex']) ? [from] : [];
    case 'TemplateLiteral':
      return path.length === 0 ? [from, ...all(from['expressions'] as unknown[], [])] : [];
    case 'ArrayExpression': {
      const elements = from['elements'] as Node[];
      return all(key === any || key === undefined ? elements : [elements[Number(key)]], rest);
    }
    case 'ObjectExpression': {
      const chosen = propertiesOf(from).filter((one) => key === any || key === undefined || keyOf(one) === key);
      return all(chosen.map(inProperty), rest);
    }
    case 'Identifier':
      return from['name'] === written
        ? []
        : declarationsOf(from, names).flatMap((one) =>
            textsOf({ from: one.from, path: [...one.path, ...path] }, names, seen),
          );
    case 'MemberExpression': {
      const member = from['property'] as Node;
      return all([from['object']], [from['computed'] ? any : (member['name'] as string), ...path]);
    }
    case 'ConditionalExpression':
      return all([from['consequent'], from['alternate']], path);
    case 'LogicalExpression':
    case 'BinaryExpression':
      return all([from['left'], from['right']], path);
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return all([from['expression']], path);
    case 'NewExpression':
      return nameOf(from['callee']) === 'RegExp' ? all([(from['arguments'] as Node[])[0]], path) : [];
    default:
      return [];
  }
}

/** The name of an identifier, of the last member of an expression; empty for others. */
export function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return String((node.type === 'MemberExpression' ? (node['property'] as Node) : node)['name'] ?? '');
}

/** Properties of an object or of a pattern, without spread ones. */
export const propertiesOf = (node: Node) => (node['properties'] as Node[]).filter(({ type }) => type === 'Property');
export const keyOf = (property: Node) => {
  const key = property['key'] as Node;
  return String(key['name'] ?? key['value']);
};
export const inProperty = (property: Node) => property['value'] as Node;
