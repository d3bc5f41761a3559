import { publicPage } from '~/app/_public/page-metadata';
import { PieceHead } from '~/components/layout/piece-head';
import { Phrases } from '~/components/ui/phrases';
import { SoundCover } from '~/components/ui/sound-cover';
import { coverSetting } from '~/domain/cover-setting';
import { NewsPiece } from '~/features/course/components/news-piece';
import { StartLesson } from '~/features/course/components/start-lesson';
import { TenMinutesList } from '~/features/course/components/ten-minutes-list';
import { UnitFacts } from '~/features/course/components/unit-facts';
import { ForMembers } from '~/features/plan/components/for-members';
import { MembersPanel } from '~/features/plan/components/members-panel';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { dayText } from '~/lib/day-text';
import { route } from '~/lib/routes';
import { cheapestPlan } from '../../../_catalogue/members-offer';
import { freeUnitLike, unitPage } from '../../../_units/unit-page';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = publicPage('course-news-slug');

/** A unit's own page: what it is about, what its ten minutes contain, and the pieces behind it. */
export default async function UnitPage({ params }: Props) {
  const language = await pageLanguage(params);
  const unit = await unitPage((await params).id, language);
  const closed = unit.access === 'VIP';
  const [t, cheapest, free] = await Promise.all([
    getI18n(),
    closed ? cheapestPlan(language) : null,
    closed ? freeUnitLike(unit, language) : null,
  ]);
  return (
    <div className="column grid gap-12 py-8 md:gap-18">
      <PieceHead
        back={{ href: localePath(language, route('course-news')), text: t('course.unit.back') }}
        cover={
          <SoundCover
            envelope={unit.envelope}
            rows={4}
            setting={coverSetting(unit.category)}
            label={t('course.unit.coverLabel')}
            className="aspect-[16/7] lg:aspect-[16/8]"
          />
        }
        facts={
          <UnitFacts
            unit={unit}
            words={{
              category: t(`course.category.${unit.category}`),
              level: t(`course.level.${unit.level}`),
              access: t(`course.access.${unit.access}`),
            }}
          />
        }
        title={unit.headline[language]}
        english={language === 'zh' ? unit.headline.en : undefined}
        summary={unit.summary[language]}
      >
        <p className="text-sm text-soft">
          <Phrases>
            {t('course.news.published', { date: dayText(unit.publishedOn, language) })}
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
              <StartLesson unit={unit} />
            </ForMembers>
          ) : (
            <StartLesson unit={unit} />
          )}
        </div>
      </PieceHead>

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
            unit.pieces.length > 3
              ? 'grid gap-12 lg:grid-cols-2'
              : 'grid gap-12 lg:grid-flow-col lg:auto-cols-fr lg:gap-0 lg:divide-x lg:divide-line'
          }
        >
          {unit.pieces.map((piece) => (
            <div
              key={`${piece.title} ${piece.body.slice(0, 40)}`}
              className={unit.pieces.length > 3 ? '' : 'lg:px-8 lg:first:pl-0 lg:last:pr-0'}
            >
              <NewsPiece piece={piece} language={language} />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}
