import { WordListButton } from '~/components/ui/word-list-button';
import { isOwnWork } from '~/domain/news/licence';
import { getI18n } from '~/i18n/server';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { curlQuotes } from '~/lib/curl-quotes';
import { formatDate } from '~/lib/format-date';
import { LANGUAGE_TAGS, type Language } from '~/lib/language';
import type { UnitPage } from '~/schemas/lesson';

interface Props {
  article: UnitPage['articles'][number];
  language: Language;
}

/** One of the short articles behind a unit. */
export async function NewsArticle({ article, language }: Props) {
  const t = await getI18n();
  const { publishedOn } = article;
  const author = isOwnWork(article.licence) ? t('course.unit.newsroom') : article.author;
  return (
    <article {...LOOKED_UP_TEXT} lang="en" className="grid max-w-text gap-3 font-english">
      <h3 className="font-english text-xl leading-snug">{curlQuotes(article.title)}</h3>
      <p lang={LANGUAGE_TAGS[language]} className="font-sans text-sm text-soft">
        {publishedOn
          ? t('course.unit.by', { author, date: formatDate(publishedOn, language) })
          : author}
        {article.url && (
          <>
            {' · '}
            <a href={article.url} className="link" rel="noreferrer">
              {t('course.unit.original')}
            </a>
          </>
        )}
        {!isOwnWork(article.licence) &&
          ` · ${t('course.unit.licence', { licence: article.licence })}`}
      </p>
      {article.body.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph.slice(0, 40)}>{curlQuotes(paragraph)}</p>
      ))}
      <WordListButton label={t('lookUp.words')} lang={LANGUAGE_TAGS[language]} />
    </article>
  );
}
