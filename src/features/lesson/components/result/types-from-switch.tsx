'use client';
import { useScopedI18n } from '~/i18n/client';
import type { ItemPractice } from '../../player/use-item-practice';

/** The button between typing what is heard and typing from the Chinese, for those who can neither speak nor listen;
 *  nothing where there is no Chinese, after the answer, and where the item is asked by its Chinese anyway. */
export function TypesFromSwitch({ practice }: { practice: ItemPractice }) {
  const { item, answer, listening, steps } = practice;
  const t = useScopedI18n('lesson.typing');
  const isAsked = steps.mode === 'TYPE' && answer.judgement === null && answer.peek === 'none';
  if (!isAsked || answer.fromChinese || item.translation === '') return null;
  const { isSilent } = answer;
  return (
    <button
      type="button"
      className="link min-h-11 px-2 text-sm"
      onClick={() => {
        practice.playback.player.stop();
        listening.change({ typesFrom: isSilent ? 'SOUND' : 'CHINESE' });
      }}
    >
      {t(isSilent ? 'fromSound' : 'fromChinese')}
    </button>
  );
}
