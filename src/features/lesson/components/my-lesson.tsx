'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { Skeleton } from '~/components/ui/skeleton';
import { useScopedI18n } from '~/i18n/client';
import { classNames } from '~/lib/class-names';
import type { MyUnit } from '~/schemas/lesson';
import { useMyUnits } from '../hooks';
import { AddUnits } from './add-units';
import { MyUnitRow } from './my-unit-row';
import { StorageNote } from './storage-note';
import { UpNext } from './up-next';

const FILTERS = ['all', 'open', 'done'] as const;
type Filter = (typeof FILTERS)[number];

/** My Learning: the unit to continue, units in progress, completed units, and units to add. */
export function MyLesson() {
  const t = useScopedI18n('lesson.mine');
  const units = useMyUnits();
  return (
    <div className="grid gap-8 pb-12">
      <StorageNote fails={false} />
      {units.data ? (
        <FilteredUnits units={units.data} />
      ) : units.isError ? (
        <Notice tone="error">
          <p className="mb-3">
            <Phrases>{t('failed')}</Phrases>
          </p>
          <Button variant="secondary" size="sm" onClick={() => void units.refetch()}>
            {t('again')}
          </Button>
        </Notice>
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </div>
  );
}

function FilteredUnits({ units }: { units: readonly MyUnit[] }) {
  const t = useScopedI18n('lesson.mine');
  const c = useScopedI18n('memory.courses');
  const [filter, setFilter] = useState<Filter>('all');
  const open = units.filter((unit) => unit.completedAt === null);
  const done = units.filter((unit) => unit.completedAt !== null);
  const shown = { all: units, open, done }[filter];
  const [next] = open;
  return (
    <>
      {units.length === 0 ? <NoUnits /> : next && <UpNext mine={next} />}
      {units.length > 0 && (
        <section className="grid gap-2">
          <h2 className="sr-only">{t('title')}</h2>
          <fieldset className="flex flex-wrap gap-x-1 border-y border-line">
            <legend className="sr-only">{c('filter')}</legend>
            {FILTERS.map((option) => (
              <button
                key={option}
                type="button"
                aria-pressed={filter === option}
                onClick={() => setFilter(option)}
                className={classNames(
                  'min-h-12 border-b-2 px-3 text-sm font-semibold hover:text-ink',
                  filter === option ? 'border-ink text-ink' : 'border-transparent',
                )}
              >
                {c(option)}{' '}
                <span className="figures font-normal">
                  {{ all: units, open, done }[option].length}
                </span>
              </button>
            ))}
          </fieldset>
          {shown.length === 0 && (
            <p className="py-4 text-soft">
              <Phrases>{c('none')}</Phrases>
            </p>
          )}
          <ul>
            {shown.map((mine) => (
              <MyUnitRow key={mine.unit.slug} mine={mine} />
            ))}
          </ul>
        </section>
      )}
      <AddUnits mine={units} />
    </>
  );
}

function NoUnits() {
  const t = useScopedI18n('lesson.mine');
  return (
    <section className="grid max-w-text gap-2">
      <h2 className="text-xl">
        <Phrases>{t('emptyTitle')}</Phrases>
      </h2>
      <p className="text-soft">
        <Phrases>{t('empty')}</Phrases>
      </p>
    </section>
  );
}
