'use client';
import { ProgressLabel } from '~/components/ui/progress-label';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import { useI18n } from '~/i18n/client';
import { toProgressText } from '../progress-text';

/** Number of exercises left in a unit.
 *  @param tried number of those tried; 0 until that is known */
export function UnitProgressLabel({ tried }: { tried: number }) {
  return <ProgressLabel value={tried / ITEMS_PER_UNIT} text={toProgressText(useI18n(), tried)} />;
}
