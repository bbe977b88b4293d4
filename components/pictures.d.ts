/** Pictures beside pages: see `Picture`. */
declare module '*.png' {
  const picture: import('#generator').PagePicture;
  export default picture;
}
declare module '*.jpg' {
  const picture: import('#generator').PagePicture;
  export default picture;
}
declare module '*.jpeg' {
  const picture: import('#generator').PagePicture;
  export default picture;
}
declare module '*.webp' {
  const picture: import('#generator').PagePicture;
  export default picture;
}
declare module '*.avif' {
  const picture: import('#generator').PagePicture;
  export default picture;
}
declare module '*.gif' {
  const picture: import('#generator').PagePicture;
  export default picture;
}
declare module '*.svg' {
  const picture: import('#generator').PagePicture;
  export default picture;
}
