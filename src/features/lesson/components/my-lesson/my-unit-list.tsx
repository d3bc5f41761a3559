'use client';
import { useSearchParams } from 'next/navigation';
import { MorePages } from '~/components/more-pages';
import { isModifiedClick } from '~/components/ui/is-modified-click';
import { Phrases } from '~/components/ui/phrases';
import { Skeleton } from '~/components/ui/skeleton';
import { usePagedRows } from '~/components/ui/use-paged-rows';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { useListLabels } from '~/i18n/use-list-labels';
import { route } from '~/lib/routes';
import {
  MY_UNIT_FILTERS,
  type MyUnitFilter,
  type MyUnitsOverview,
  parseMyUnitFilter,
} from '~/schemas/lesson';
import { PAGE_SIZE } from '~/schemas/paging';
import { useMyUnits } from '../../hooks';
import { FailedUnits } from './failed-units';
import { MyUnitRow } from './my-unit-row';

/** The units of My Learning, page by page; which of them and how many is in the address. */
export function MyUnitList({ overview }: { overview: Pick<MyUnitsOverview, 'open' | 'done'> }) {
  const t = useScopedI18n('lesson.mine');
  const c = useScopedI18n('memory.courses');
  const filter = parseMyUnitFilter(useSearchParams()?.get('filter'));
  const units = useMyUnits(filter);
  const list = usePagedRows(units, { pageSize: PAGE_SIZE });
  const labels = useListLabels();
  const { open, done } = overview;
  const path = localePath(useLanguage(), route('my-lesson'));
  const toHref = (option: MyUnitFilter) => (option === 'all' ? path : `${path}?filter=${option}`);
  const counts = { all: open + done, open, done };
  return (
    <section className="grid gap-2">
      <h2 className="sr-only">{t('title')}</h2>
      <nav aria-label={c('filter')} className="border-y border-line">
        <ul className="flex flex-wrap gap-x-1">
          {MY_UNIT_FILTERS.map((option) => (
            <li key={option}>
              <a
                href={toHref(option)}
                aria-current={filter === option ? 'true' : undefined}
                onClick={(event) => {
                  if (isModifiedClick(event)) return;
                  event.preventDefault();
                  window.history.pushState(null, '', toHref(option));
                }}
                className="flex min-h-12 items-center gap-1 border-b-2 border-transparent px-3 text-sm font-semibold text-text hover:text-ink aria-[current]:border-ink aria-[current]:text-ink"
              >
                {c(option)} <span className="figures font-normal">{counts[option]}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {list ? (
        <>
          {list.shown.length === 0 && (
            <p className="py-4 text-soft">
              <Phrases>{c('none')}</Phrases>
            </p>
          )}
          <ul>
            {list.shown.map((mine) => (
              <MyUnitRow key={mine.unit.slug} mine={mine} />
            ))}
          </ul>
          <MorePages list={list} labels={labels} />
        </>
      ) : units.isError ? (
        <FailedUnits error={units.error} retry={() => void units.refetch()} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </section>
  );
}
