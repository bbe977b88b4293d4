/** The part of a menu that the generator reads: links, in groups below an entry. A site may show more of each. */
export type NavigationLink = { name: string; url: string; icon?: string | undefined };
export type NavigationEntry = NavigationLink & {
  children?: readonly { children: readonly NavigationLink[] }[] | undefined;
};

/** Title, description and keywords of a path, from the content. */
export type Seo = { title: string; description?: string | undefined; keywords?: string | undefined };
