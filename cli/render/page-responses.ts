/** Names that are looked up on any object. */
const common = ['then', 'toJSON'];

/**
 * The responses of a page by the names in its `needs`. Reading another name throws an error that says so, instead of returning an
 * `undefined` that fails elsewhere.
 */
export function pageResponses(responses: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return new Proxy(responses, {
    get(target, name) {
      if (typeof name === 'string' && !(name in target) && !common.includes(name))
        throw new Error(`data.${name} is not there: the page does not request it; add \`${name}\` to its \`needs\``);
      return Reflect.get(target, name);
    },
  });
}
