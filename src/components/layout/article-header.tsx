import type { ReactNode } from 'react';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';

export interface ArticleHeaderProps {
  /** Where the list is that the piece belongs to. */
  back: { href: string; text: string };
  /** A picture: beside the words on a wide screen, so that what one does here is on the first one; else
   *  above them. */
  cover?: ReactNode;
  /** A line above the words. */
  rule?: boolean;
  /** The line above the title: what kind of piece it is. */
  metadata: ReactNode;
  title: string;
  /** The title in English, below one in another language. */
  english?: string;
  summary: string;
  /** What stands below the summary: the day, a button. */
  children?: ReactNode;
  /** What the head ends with, below words and picture. */
  footer?: ReactNode;
}

/** The head of one piece's own page: the way back, what it is, its title and its summary. */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { back, cover, rule, metadata, title, english, summary, children, footer } = props;
  return (
    <header className={cover || rule ? 'grid gap-6' : 'grid gap-3'}>
      <Link
        href={back.href}
        className="link inline-flex min-h-11 items-center justify-self-start text-sm"
      >
        {back.text}
      </Link>
      {rule && <div className="-mb-2 border-t-2 border-text" />}
      <div
        className={cover ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_27rem] lg:gap-12' : undefined}
      >
        {cover && <div className="lg:order-last lg:pt-2">{cover}</div>}
        <div className="grid content-start gap-3">
          {metadata}
          <h1 className="max-w-[20em] text-2xl sm:text-3xl md:text-4xl">
            <Phrases>{title}</Phrases>
          </h1>
          {english !== undefined && (
            <p lang="en" className="font-english text-lg text-soft">
              {english}
            </p>
          )}
          <p className="max-w-text md:text-lg">
            <Phrases>{summary}</Phrases>
          </p>
          {children}
        </div>
      </div>
      {footer}
    </header>
  );
}
