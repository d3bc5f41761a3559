import type { getI18n } from '~/i18n/server';
import type { MediaSummary } from '~/schemas/media-lesson';

type Translate = Awaited<ReturnType<typeof getI18n>>;

/** Texts of a lesson's topic, level and access, on the server and in the browser.
 *  @param t of all texts */
export function toMediaWords(
  t: Translate,
  { category, level, access }: Pick<MediaSummary, 'category' | 'level' | 'access'>,
) {
  return {
    category: t(`media.category.${category}`),
    level: t(`course.level.${level}`),
    access: t(`course.access.${access}`),
  };
}
