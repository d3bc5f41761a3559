import { COMPLETE_PERCENT } from '~/domain/media-kinds';
import type { getI18n } from '~/i18n/server';

type Translate = Awaited<ReturnType<typeof getI18n>>;

/** Text with the played part of a voice lesson.
 *  @param percent 0 until it is known */
export function toPlayedText(t: Translate, percent: number): string {
  if (percent >= COMPLETE_PERCENT) return t('voice.list.done');
  return percent > 0 ? t('voice.list.heard', { percent }) : t('voice.list.notHeard');
}
