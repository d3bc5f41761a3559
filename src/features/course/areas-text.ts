import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import type { getI18n } from '~/i18n/server';

type Translate = Awaited<ReturnType<typeof getI18n>>;

/** Text with the remaining part of several units. */
export function toUnitsLeftText(t: Translate, units: number, tried: number): string {
  const left = units * ITEMS_PER_UNIT - tried;
  return left > 0
    ? t('course.areas.units', { units, left })
    : t('course.areas.unitsDone', { units });
}

/** Text with the number of recorded lessons that are left. */
export function toMediaLeftText(t: Translate, count: number, left: number): string {
  return left > 0
    ? t('course.areas.media', { count, left })
    : t('course.areas.mediaDone', { count });
}
