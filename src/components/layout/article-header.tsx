import type { ReactNode } from 'react';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';

export interface ArticleHeaderProps {
  /** URL of the list that the article belongs to. */
  back: { href: string; text: string };
  /** A picture: beside the texts on a wide screen, so that the page's actions are on the first screen;
   *  else above them. */
  cover?: ReactNode;
  /** A line above the texts. */
  rule?: boolean;
  /** The line above the title: the kind of article. */
  metadata: ReactNode;
  title: string;
  /** The title in English, below one in another language. */
  english?: string;
  summary: string;
  /** Wraps the texts, such as in `UnchangingPart`, so that the browser does not hydrate them. */
  wrapTexts?: (texts: ReactNode) => ReactNode;
  /** Content below the summary: the date, a button. */
  children?: ReactNode;
  /** Content at the end of the header, below texts and picture. */
  footer?: ReactNode;
}

/** The header of an article's page: the link back to its list, its kind, title and summary. */
export function ArticleHeader(props: ArticleHeaderProps) {
  const { back, cover, rule, metadata, title, english, summary, wrapTexts, children, footer } =
    props;
  const texts = (
    <>
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
    </>
  );
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
        className={
          cover ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_min(27rem,45%)] lg:gap-12' : undefined
        }
      >
        {cover && <div className="lg:order-last lg:pt-2">{cover}</div>}
        <div className="grid content-start gap-3">
          {wrapTexts ? wrapTexts(texts) : texts}
          {children}
        </div>
      </div>
      {footer}
    </header>
  );
}
