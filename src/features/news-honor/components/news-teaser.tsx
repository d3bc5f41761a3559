import { Badge } from '~/components/ui/badge';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { localePath } from '~/i18n/paths';
import { classNames } from '~/lib/class-names';
import { formatDate } from '~/lib/format-date';
import type { Language } from '~/lib/language';
import { route } from '~/lib/routes';
import type { NewsHonor } from '~/schemas/news-honor';

interface Props {
  item: NewsHonor;
  language: Language;
  /** Texts for the kind of article, and for the badge of sample content. */
  words: { kind: string; sample: string };
  /** Heading level on its page. */
  as: 'h2' | 'h3';
  /** Whether it is a lead headline with its summary, for which the scrolled row of a small screen has no room;
   *  else one line of a column. */
  large?: boolean;
}

/** Kind, date and headline of an article; the headline's link covers the whole of it. */
export function NewsTeaser({ item, language, words, as: Heading, large = false }: Props) {
  return (
    <article className="group relative grid content-start gap-2">
      <p className="meta-line">
        <span className={item.kind === 'HONOR' ? 'font-semibold text-gold-text' : 'font-semibold'}>
          {words.kind}
        </span>
        <time dateTime={item.publishedOn.toISOString().slice(0, 10)} className="figures">
          {formatDate(item.publishedOn, language)}
        </time>
        {item.sample && <Badge>{words.sample}</Badge>}
      </p>
      <Heading className={classNames(large ? 'text-lg md:text-2xl' : 'text-lg')}>
        <Link
          href={localePath(language, route('news-honor-id', { id: item.slug }))}
          className="teaser-link"
        >
          <Phrases>{item.title[language]}</Phrases>
        </Link>
      </Heading>
      {large && (
        <p className="max-w-text text-soft max-md:in-[.shelf]:hidden">
          <Phrases>{item.summary[language]}</Phrases>
        </p>
      )}
    </article>
  );
}
