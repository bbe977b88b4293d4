import type { Checker, Program, Symbol as TypeSymbol } from 'typescript/unstable/async';

/** A property of the first parameter of a function: of a component, a prop. */
export type Prop = { name: string; isOptional: boolean; type: string; text: string };

/** What a component or function takes, and its own description. */
export type Props = { text: string; props: readonly Prop[] };

/** Numbers of the compiler: signatures of calls, symbols of optional properties, types that are not cut, and not named by their alias. */
const [callKind, optionalFlag, uncut, withoutAlias] = [0, 16_777_216, 1, 8_388_608];
/** A choice of values: what its alias stands for is worth more than its name. */
const choice = /^(?:"[^"]*"|\d+|true|false|undefined)(?: \| (?:"[^"]*"|\d+|true|false|undefined))*$/;

type PropsOfOptions = { program: Program; checker: Checker; file: string; name: string };

/** Reads the props of an exported component, without those of packages, such as the attributes of HTML elements. Null when there is none. */
export async function propsOf({ program, checker, file, name }: PropsOfOptions): Promise<Props | null> {
  const source = await program.getSourceFile(file);
  const module = source && (await checker.getSymbolAtLocation(source));
  const symbol = module && (await checker.getExportsOfModule(module)).find((one) => one.name === name);
  if (!symbol) return null;
  const text = await symbol.getDocumentationComment(checker);
  const [signature] = await checker.getSignaturesOfType((await checker.getTypeOfSymbol(symbol))!, callKind);
  const [parameter] = (await signature?.getParameters()) ?? [];
  if (!parameter) return { text, props: [] };
  const type = await checker.getTypeOfSymbol(parameter);
  const properties = await checker.getPropertiesOfType(type!);
  const own = properties.filter(
    ({ declarations }) => declarations.length > 0 && !declarations.every(({ path }) => path.includes('/node_modules/')),
  );
  return { text, props: await Promise.all(own.map((property) => propOf(checker, property))) };
}

async function propOf(checker: Checker, property: TypeSymbol): Promise<Prop> {
  const isOptional = (property.flags & optionalFlag) !== 0;
  const propType = (await checker.getTypeOfSymbol(property))!;
  const [named, inFull] = await Promise.all(
    [uncut, uncut + withoutAlias].map((flags) => checker.typeToString(propType, undefined, flags)),
  );
  const type = choice.test(inFull!) ? inFull! : named!;
  return {
    name: property.name,
    isOptional,
    type: isOptional ? type.replace(/ \| undefined$/, '') : type,
    text: await property.getDocumentationComment(checker),
  };
}
