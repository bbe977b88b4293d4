import type { PagePicture } from '#generator';

type FrameProps = PagePicture & {
  /** What it shows. */
  text: string;
  /** Whether it shows without scrolling: then it is loaded at once. */
  early?: boolean;
  className?: string | undefined;
};

/**
 * A frame as its encoder left it. Not a `Picture`: that would encode it once more, and what it is shown for would be lost.
 */
export function Frame({ address, width, height, text, early = false, className }: FrameProps) {
  return (
    <img
      className={className}
      src={address}
      alt={text}
      width={width}
      height={height}
      loading={early ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
