import { ProgressLabel } from '~/components/ui/progress-label';
import { getI18n } from '~/i18n/server';
import { toProgressText } from '../progress-text';

/** The slot of a unit's progress in static HTML, which `UnitMarks` fills in for users with progress. */
export async function UnitProgressSlot({ slug }: { slug: string }) {
  return (
    <div data-slot="unit-progress" data-key={slug}>
      <ProgressLabel value={0} text={toProgressText(await getI18n(), 0)} />
    </div>
  );
}
