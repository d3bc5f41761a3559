'use client';
import { Phrases } from '~/components/ui/phrases';
import { Skeleton } from '~/components/ui/skeleton';
import { useScopedI18n } from '~/i18n/client';
import { useMyUnitsOverview } from '../../hooks';
import { StorageNote } from '../storage-note';
import { AddUnits } from './add-units';
import { FailedUnits } from './failed-units';
import { MyUnitList } from './my-unit-list';

/** My Learning: units in progress, completed units, and units to add. */
export function MyLesson() {
  const overview = useMyUnitsOverview();
  return (
    <div className="grid gap-8 pb-12">
      <StorageNote fails={false} />
      {overview.data ? (
        <>
          {overview.data.open + overview.data.done === 0 ? (
            <NoUnits />
          ) : (
            <MyUnitList overview={overview.data} />
          )}
          <AddUnits units={overview.data.addable} />
        </>
      ) : overview.isError ? (
        <FailedUnits error={overview.error} retry={() => void overview.refetch()} />
      ) : (
        <Skeleton className="h-48 w-full" />
      )}
    </div>
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
