import type { getI18n } from '~/i18n/server';
import type { UnitSummary } from '~/schemas/lesson';

type Translate = Awaited<ReturnType<typeof getI18n>>;

/** Texts of a unit's topic, level and access, on the server and in the browser.
 *  @param t of all texts */
export function toUnitWords(
  t: Translate,
  { category, level, access }: Pick<UnitSummary, 'category' | 'level' | 'access'>,
) {
  return {
    category: t(`course.category.${category}`),
    level: t(`course.level.${level}`),
    access: t(`course.access.${access}`),
  };
}
