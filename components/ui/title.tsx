import { Breaks } from './breaks.tsx';

type Props = {
  /** Level of the heading. */
  level?: 1 | 2 | 3;
  className?: string | undefined;
  /** The text; `|` is where it may break. */
  children: string;
};

/** A heading that breaks where its text says so: `<Title>两兆带宽，|也把一节课上完</Title>`. */
export function Title({ level = 2, className, children }: Props) {
  const Heading = `h${level}` as const;
  return (
    <Heading {...(className && { className })}>
      <Breaks text={children} />
    </Heading>
  );
}
