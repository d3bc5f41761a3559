import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import type { getI18n } from '~/i18n/server';

type Translate = Awaited<ReturnType<typeof getI18n>>;

/** Text with the remaining part of a unit, on the server and in the browser.
 *  @param t of all texts
 *  @param tried number of its exercises that were tried; 0 until that is known */
export function toProgressText(t: Translate, tried: number): string {
  if (tried === 0) return t('course.left.notStarted');
  const left = ITEMS_PER_UNIT - tried;
  return left === 0 ? t('course.left.allTried') : t('course.left.remaining', { left });
}
