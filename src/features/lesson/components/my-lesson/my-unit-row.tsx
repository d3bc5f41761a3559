'use client';
import { Link } from '~/components/ui/link';
import { ProgressBar } from '~/components/ui/progress-bar';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { MyUnit } from '~/schemas/lesson';
import { RemoveUnit } from './remove-unit';

/** A unit of My Learning: its progress, its result, and when it was practised last. */
export function MyUnitRow({ mine }: { mine: MyUnit }) {
  const t = useScopedI18n('lesson.mine');
  const c = useScopedI18n('memory.courses');
  const language = useLanguage();
  const { unit, triedItems, passedItems, bestAverage, completedAt, lastActiveAt } = mine;
  const headline = unit.headline[language];
  const tried = t('tried', { tried: triedItems, count: ITEMS_PER_UNIT });
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-4">
      <div className="grid min-w-0 gap-1.5">
        <Link
          href={localePath(language, route('course-news-slug-lesson', { slug: unit.slug }))}
          className="inline-flex min-h-11 items-center font-serif text-lg font-semibold hover:text-ink hover:underline"
        >
          {headline}
        </Link>
        <ProgressBar value={triedItems / ITEMS_PER_UNIT} label={tried} valueText={tried} />
        <p className="figures flex flex-wrap gap-x-4 text-sm text-soft">
          <span>{tried}</span>
          {triedItems < ITEMS_PER_UNIT && (
            <span>{c('remaining', { count: ITEMS_PER_UNIT - triedItems })}</span>
          )}
          <span>{t('passed', { passed: passedItems })}</span>
          {bestAverage !== null && <span>{t('average', { score: bestAverage })}</span>}
          <span>
            {completedAt
              ? t('completedOn', { date: formatDate(completedAt, language) })
              : t('lastActive', { date: formatDate(lastActiveAt, language) })}
          </span>
        </p>
      </div>
      <RemoveUnit unit={unit} />
    </li>
  );
}
