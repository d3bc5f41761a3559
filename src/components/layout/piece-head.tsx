import type { ReactNode } from 'react';
import { Link } from '~/components/ui/link';

export interface PieceHeadProps {
  /** Where the list is that the piece belongs to. */
  back: { href: string; text: string };
  /** A picture, or a rule, above the words. */
  cover?: ReactNode;
  /** The line above the title: what kind of piece it is. */
  facts: ReactNode;
  title: string;
  /** The title in English, below one in another language. */
  english?: string;
  summary: string;
  /** What stands below the summary: the day, a button. */
  children?: ReactNode;
  /** What the head ends with, as far off as the cover. */
  foot?: ReactNode;
}

/** The head of one piece's own page: the way back, what it is, its title and its summary. */
export function PieceHead(props: PieceHeadProps) {
  const { back, cover, facts, title, english, summary, children, foot } = props;
  return (
    <header className={cover ? 'grid gap-6' : 'grid gap-3'}>
      <Link
        href={back.href}
        className="link inline-flex min-h-11 items-center justify-self-start text-sm"
      >
        {back.text}
      </Link>
      {cover}
      <div className="grid gap-3">
        {facts}
        <h1 className="max-w-[20em] text-3xl md:text-4xl">{title}</h1>
        {english !== undefined && (
          <p lang="en" className="font-english text-lg text-soft">
            {english}
          </p>
        )}
        <p className="max-w-text md:text-lg">{summary}</p>
        {children}
      </div>
      {foot}
    </header>
  );
}
