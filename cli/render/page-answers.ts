/** Names that are looked up on any object. */
const common = ['then', 'toJSON'];

/**
 * The answers of a page under its own names. One that the page did not request is an error that says so, and not the `undefined`
 * that fails somewhere else.
 */
export function pageAnswers(answers: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return new Proxy(answers, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target) && !common.includes(name))
        throw new Error(`data.${name} is not there: the page does not ask for it; add \`${name}\` to its \`needs\``);
      return Reflect.get(target, name);
    },
  });
}
