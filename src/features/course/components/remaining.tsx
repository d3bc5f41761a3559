'use client';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import { useUnitProgress } from '~/features/lesson/hooks';
import { useMediaPercents } from '~/features/media-lesson/hooks';
import { useScopedI18n } from '~/i18n/client';

/** Percentage from which a recorded lesson counts as played to its end, apart from the last seconds. */
const PLAYED_PERCENT = 95;

/** Number of exercises left in all of these units; all of them until the progress is loaded. */
export function RemainingUnits({ slugs }: { slugs: readonly string[] }) {
  const t = useScopedI18n('course.left');
  const progress = useUnitProgress();
  const tried = slugs.reduce((sum, slug) => sum + (progress?.[slug]?.tried ?? 0), 0);
  const remaining = slugs.length * ITEMS_PER_UNIT - tried;
  const units = slugs.length;
  return remaining > 0 ? t('areaLeft', { units, left: remaining }) : t('areaDone', { units });
}

/** Number of recorded lessons that were not played to their end. */
export function RemainingMedia({ slugs }: { slugs: readonly string[] }) {
  const t = useScopedI18n('course.left');
  const percents = useMediaPercents();
  const remaining = slugs.filter((slug) => (percents?.[slug] ?? 0) < PLAYED_PERCENT).length;
  const count = slugs.length;
  return remaining > 0 ? t('mediaLeft', { count, left: remaining }) : t('mediaDone', { count });
}
