import { Phrases } from '../../../components/ui/phrases.tsx';

type SaidByProps = { text: string; by: string; className: string | undefined };

/** What the customer says. */
export function SaidBy({ text, by, className }: SaidByProps) {
  return (
    <figure className={className}>
      <blockquote>
        <p>“{text}”</p>
      </blockquote>
      <figcaption>
        <Phrases text={by} />
      </figcaption>
    </figure>
  );
}
