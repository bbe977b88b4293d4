/** Pictures beside pages: see `Picture`. */
declare module '*.png' {
  import type { PagePicture } from '#generator';

  const picture: PagePicture;
  export default picture;
}
declare module '*.jpg' {
  import type { PagePicture } from '#generator';

  const picture: PagePicture;
  export default picture;
}
declare module '*.jpeg' {
  import type { PagePicture } from '#generator';

  const picture: PagePicture;
  export default picture;
}
declare module '*.webp' {
  import type { PagePicture } from '#generator';

  const picture: PagePicture;
  export default picture;
}
declare module '*.avif' {
  import type { PagePicture } from '#generator';

  const picture: PagePicture;
  export default picture;
}
declare module '*.gif' {
  import type { PagePicture } from '#generator';

  const picture: PagePicture;
  export default picture;
}
declare module '*.svg' {
  import type { PagePicture } from '#generator';

  const picture: PagePicture;
  export default picture;
}
