type Closeable = { close(): Promise<unknown> };

/** Closes a resource when the build ends. It is registered before it is open, since an interrupt may come meanwhile. */
export type Hold = <Resource extends Closeable>(opening: Promise<Resource>) => Promise<Resource>;

/** Runs work, and closes what it opened, the last resource first, when it ends or `interrupted` rejects. */
export async function holding<Result>(
  work: (hold: Hold) => Promise<Result>,
  interrupted: Promise<never>,
): Promise<Result> {
  const held: Promise<Closeable>[] = [];
  const hold: Hold = (opening) => {
    held.unshift(opening);
    return opening;
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
