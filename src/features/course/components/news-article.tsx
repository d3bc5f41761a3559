import { getI18n } from '~/i18n/server';
import { formatDate } from '~/lib/format-date';
import { LANGUAGE_TAGS, type Language } from '~/lib/language';
import type { UnitPage } from '~/schemas/lesson';

/** Label of articles by the site's own editors. */
const OWN_WORK = 'own work';

interface Props {
  article: UnitPage['articles'][number];
  language: Language;
}

/** One of the short articles behind a unit. */
export async function NewsArticle({ article: piece, language }: Props) {
  const t = await getI18n();
  const author = piece.licence === OWN_WORK ? t('course.unit.newsroom') : piece.author;
  return (
    <article lang="en" className="grid max-w-text gap-3 font-english">
      <h3 className="font-english text-xl leading-snug">{piece.title}</h3>
      <p lang={LANGUAGE_TAGS[language]} className="font-sans text-sm text-soft">
        {t('course.unit.by', { author, date: formatDate(piece.publishedOn, language) })}
        {piece.url && (
          <>
            {' · '}
            <a href={piece.url} className="link" rel="noreferrer">
              {t('course.unit.original')}
            </a>
          </>
        )}
        {piece.licence !== OWN_WORK && ` · ${t('course.unit.licence', { licence: piece.licence })}`}
      </p>
      {piece.body.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph.slice(0, 40)}>{paragraph}</p>
      ))}
    </article>
  );
}
