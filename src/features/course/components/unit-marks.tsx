'use client';
import { StaticSlots } from '~/components/static-html/static-slots';
import { useUnitProgress } from '~/features/lesson/hooks';
import { UnitProgressLabel } from './unit-progress-label';

/** Shows users with progress the remaining exercises of each unit in the page's static HTML
 *  (`UnitProgressSlot`). */
export function UnitMarks() {
  const progress = useUnitProgress();
  return (
    <StaticSlots name="unit-progress" isWanted={progress !== undefined}>
      {(slug) => <UnitProgressLabel tried={progress?.get(slug)?.tried ?? 0} />}
    </StaticSlots>
  );
}
