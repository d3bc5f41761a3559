import { publicMetadata } from '~/app/_seo/page-metadata';
import { ArticleHeader } from '~/components/layout/article-header';
import { StaticHtml } from '~/components/static-html/static-html';
import { Cover } from '~/components/ui/cover';
import { Phrases } from '~/components/ui/phrases';
import { WordListButton } from '~/components/ui/word-list-button';
import { NewsArticle } from '~/features/course/components/news-article';
import { StartLesson } from '~/features/course/components/start-lesson';
import { TenMinutesList } from '~/features/course/components/ten-minutes-list';
import { UnitMeta } from '~/features/course/components/unit-meta';
import { getUnitCover } from '~/features/course/unit-cover';
import { toUnitWords } from '~/features/course/unit-words';
import { ForMembers } from '~/features/plan/components/for-members';
import { MembersPanel } from '~/features/plan/components/members-panel';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { LOOKED_UP_TEXT } from '~/lexicon/word-tap';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import { findCheapestPlan } from '../../../_queries/plans';
import { cachedUnitPage, similarFreeUnitLink } from '../../../_queries/units';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = publicMetadata('course-news-slug');

/** A unit's page: its topic, the contents of its ten minutes, and its articles. */
export default async function UnitPage({ params }: Props) {
  const language = await pageLanguage(params);
  const unit = await cachedUnitPage((await params).id, language);
  const closed = unit.access === 'VIP';
  // Not the whole unit: props of a client component are part of the page.
  const start = { slug: unit.slug, access: unit.access };
  const [t, cheapest, free] = await Promise.all([
    getI18n(),
    closed ? findCheapestPlan(language) : null,
    closed ? similarFreeUnitLink(unit, language) : null,
  ]);
  return (
    <div {...LOOKED_UP_TEXT} className="column grid gap-12 py-8 md:gap-18">
      <ArticleHeader
        back={{ href: localePath(language, route('course-news')), text: t('course.unit.back') }}
        cover={
          <Cover
            src={getUnitCover(unit)}
            first
            label={t('course.unit.coverLabel')}
            className="aspect-[16/7] lg:aspect-[16/8]"
          />
        }
        metadata={<UnitMeta unit={unit} words={toUnitWords(t, unit)} />}
        title={unit.headline[language]}
        english={language === 'zh' ? unit.headline.en : undefined}
        summary={unit.summary[language]}
      >
        <p className="text-sm text-soft">
          <Phrases>
            {t('course.news.published', { date: formatDate(unit.publishedOn, language) })}
          </Phrases>
        </p>
        <div className="mt-3">
          {closed ? (
            <ForMembers
              others={
                <MembersPanel
                  lesson={{ kind: 'UNIT', slug: unit.slug }}
                  cheapest={cheapest}
                  free={free}
                />
              }
            >
              <StartLesson unit={start} />
            </ForMembers>
          ) : (
            <StartLesson unit={start} />
          )}
        </div>
      </ArticleHeader>

      <StaticHtml name="content" className="contents">
        <section className="grid gap-6" aria-labelledby="contains">
          <h2 id="contains" className="text-2xl">
            <Phrases>{t('course.unit.contains')}</Phrases>
          </h2>
          <TenMinutesList />
        </section>

        <section className="grid gap-6" aria-labelledby="words">
          <h2 id="words" className="text-2xl">
            <Phrases>{t('course.unit.words')}</Phrases>
          </h2>
          <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
            {unit.words.map((word) => (
              <li key={word.text} className="flex items-baseline gap-4 border-b border-line py-2">
                <span lang="en" className="font-english text-lg">
                  {word.text}
                </span>
                <span lang="zh-TW" className="text-sm text-soft">
                  {word.translation}
                </span>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-x-4">
            <p className="text-sm text-soft">
              <Phrases>{t('lookUp.hint')}</Phrases>
            </p>
            <WordListButton label={t('lookUp.words')} />
          </div>
        </section>

        <section className="grid gap-8" aria-labelledby="pieces">
          <div className="grid gap-2">
            <h2 id="pieces" className="text-2xl">
              <Phrases>{t('course.unit.pieces')}</Phrases>
            </h2>
            <p className="text-soft">
              <Phrases>{t('course.unit.piecesNote')}</Phrases>
            </p>
          </div>
          <div
            className={
              unit.articles.length > 3
                ? 'grid gap-12 lg:grid-cols-2'
                : 'grid gap-12 lg:grid-flow-col lg:auto-cols-fr lg:gap-0 lg:divide-x lg:divide-line'
            }
          >
            {unit.articles.map((article) => (
              <div
                key={`${article.title} ${article.body.slice(0, 40)}`}
                className={unit.articles.length > 3 ? '' : 'lg:px-8 lg:first:pl-0 lg:last:pr-0'}
              >
                <NewsArticle article={article} language={language} />
              </div>
            ))}
          </div>
        </section>
      </StaticHtml>
    </div>
  );
}
