import { Drawing } from '../../../../components/art/kit/drawing.tsx';
import { Text } from '../../../../components/art/kit/text.tsx';
import { books, pagesOf } from '../books.ts';
import * as words from '../words.yaml';

/** A book as high as it has pages, with the chapters as bands of its spine. */
function Book({ book, width, scale }: { book: (typeof books)[number]; width: number; scale: number }) {
  let top = 0;
  return (
    <>
      {book.chapters.map(([name, pages]) => {
        const at = top;
        top += pages * scale;
        return (
          <g key={name}>
            <rect y={at} width={width} height={pages * scale - 3} fill={book.tint} opacity=".22" />
            <rect y={at} width={5} height={pages * scale - 3} fill={book.tint} />
            <Text x={18} y={at + 24} size={17} weight={600} fill="currentColor">
              {name}
            </Text>
            <Text x={width - 12} y={at + 24} size={17} anchor="end" fill="var(--muted)">
              {pages}
            </Text>
          </g>
        );
      })}
    </>
  );
}

const wide = (
  <>
    {books.map((book, index) => {
      const pages = pagesOf(book);
      return (
        <g key={book.name} transform={`translate(${index * 306} ${454 - pages * 6})`}>
          <Text x={0} y={-46} size={19} weight={650} fill="currentColor">
            {book.name}
          </Text>
          <Text x={0} y={-18} size={17} fill="var(--muted)">
            {words.shelf.pages({ pages })}
          </Text>
          <Book book={book} width={282} scale={6} />
        </g>
      );
    })}
    <path d="M0 455H1200" stroke="currentColor" strokeWidth="2" />
  </>
);

const narrow = books.map((book, index) => (
  <g key={book.name} transform={`translate(0 ${26 + index * 200})`}>
    <Text x={0} y={0} size={17} weight={650} fill="currentColor">
      {words.shelf.text({ name: book.name, book: pagesOf(book) })}
    </Text>
    <g transform="translate(0 20)">
      {book.chapters.map(([name, pages], row) => (
        <g key={name} transform={`translate(0 ${row * 38})`}>
          <rect width={pages * 17} height={34} fill={book.tint} opacity=".22" />
          <Text x={10} y={17} size={14} weight={600} fill="currentColor">
            {name}
          </Text>
        </g>
      ))}
    </g>
  </g>
));

export function Shelf() {
  return (
    <Drawing
      title={words.shelf.title}
      wide={{ size: [1200, 458], art: wide }}
      narrow={{ size: [360, 810], art: narrow }}
    />
  );
}
