'use client';
import { StaticSlots } from '~/components/static-html/static-slots';
import { UNIT_PROGRESS } from '../unit-progress';
import { UnitProgressLabel } from './unit-progress-label';

/** Shows users with progress the remaining exercises of each unit in the page's static HTML
 *  (`UnitProgressSlot`). */
export function UnitMarks() {
  const { result: progress, reader } = UNIT_PROGRESS.useResult();
  return (
    reader && (
      <>
        {reader}
        <StaticSlots name="unit-progress">
          {(slug) => <UnitProgressLabel tried={progress?.get(slug)?.tried ?? 0} />}
        </StaticSlots>
      </>
    )
  );
}
