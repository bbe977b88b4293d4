type Closeable = { close(): Promise<unknown> };

/** Registers a resource to be closed when the build ends. Registered before it is open, because of interrupts. */
export type Hold = <Resource extends Closeable>(opening: Resource | Promise<Resource>) => Promise<Resource>;

/** Runs work, and closes its resources in reverse order when it ends or `interrupted` rejects. */
export async function holding<Result>(
  work: (hold: Hold) => Promise<Result>,
  interrupted: Promise<never>,
): Promise<Result> {
  const held: Promise<Closeable>[] = [];
  const hold: Hold = async (opening) => {
    const resource = Promise.resolve(opening);
    held.unshift(resource);
    return resource;
  };
  try {
    return await Promise.race([work(hold), interrupted]);
  } finally {
    for (const opening of held)
      await opening.then(
        (resource) => resource.close(),
        () => undefined,
      );
  }
}
