'use client';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { RecommendedUnit } from '~/schemas/lesson';
import { useRecommendations } from '../hooks';
import type { ListedUnit } from '../listed-unit';

/** Three recommended units for the user; the newest ones until those are loaded, and for visitors. Each has its
 *  reason, unless all have the same.
 *  @param newest of all units */
export function Recommendations({ newest }: { newest: readonly Recommended['unit'][] }) {
  const t = useScopedI18n('course.forYou');
  const language = useLanguage();
  const result = useRecommendations();
  const recommendations: readonly Recommended[] = result
    ? result.map((one) => ({
        ...one,
        unit: { ...one.unit, headline: one.unit.headline[language] },
      }))
    : newest.slice(0, 3).map((unit) => ({ unit, dueWords: 0, levelFits: false }));
  if (recommendations.length === 0) return null;
  const isPersonal = recommendations.some(({ dueWords, levelFits }) => dueWords > 0 || levelFits);
  const reasons = recommendations.map(({ dueWords, levelFits }) => {
    if (dueWords > 0) return t('due', { count: dueWords });
    return levelFits ? t('level') : t('new');
  });
  const isShared = new Set(reasons).size === 1;
  return (
    <section aria-labelledby="for-you" className="grid gap-4 border-y border-line py-6">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="for-you" className="text-xl">
          <Phrases>{t(isPersonal ? 'title' : 'newest')}</Phrases>
        </h2>
        {isPersonal && isShared && (
          <p className="text-sm text-soft">
            <Phrases>{reasons[0] ?? ''}</Phrases>
          </p>
        )}
      </div>
      <ul className="grid gap-4 md:grid-cols-3 md:gap-0 md:divide-x md:divide-line">
        {recommendations.map(({ unit }, index) => (
          <li key={unit.slug} className="md:px-6 md:first:pl-0 md:last:pr-0">
            <Recommendation unit={unit} reason={isShared ? '' : (reasons[index] ?? '')} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Recommended extends Omit<RecommendedUnit, 'unit'> {
  unit: Pick<ListedUnit, 'slug' | 'category' | 'level' | 'headline'>;
}

/** A recommended unit. Its heights do not depend on the unit: recommendations replace the newest units without
 *  moving anything. On a phone the reason is beside the level, so that no space is reserved for it. */
function Recommendation({ unit, reason }: Pick<Recommended, 'unit'> & { reason: string }) {
  const t = useScopedI18n('course');
  const language = useLanguage();
  return (
    <article className="group relative grid grid-cols-[auto_1fr] gap-x-[0.5ch] gap-y-1 md:grid-cols-1">
      <p className="truncate text-sm text-soft">
        {t(`category.${unit.category}`)} · {unit.level}
      </p>
      <h3 className="col-span-full row-start-2 line-clamp-2 min-h-[2lh] text-lg leading-snug">
        <Link
          href={localePath(language, route('course-news-slug', { slug: unit.slug }))}
          staticHtml
          className="teaser-link"
        >
          <Phrases>{unit.headline}</Phrases>
        </Link>
      </h3>
      <p className="min-h-[1lh] truncate text-sm text-soft max-md:before:content-['·_'] max-md:empty:hidden md:row-start-3">
        {reason && <Phrases>{reason}</Phrases>}
      </p>
    </article>
  );
}
