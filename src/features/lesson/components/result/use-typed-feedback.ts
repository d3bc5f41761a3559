'use client';
import { DICTATION_ENGINE } from '~/domain/dictation';
import type { Feedback } from '~/domain/lesson-feedback';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { WRITING } from '~/i18n/writing';

/** Feedback on a typed item as a text. Of what was typed without having been heard it speaks of no hearing.
 *  @param maxWords most words that are named
 *  @returns the text, by the feedback and the engine of the judgement */
export function useTypedFeedback(maxWords: number): (feedback: Feedback, engine: string) => string {
  const t = useScopedI18n('lesson.typedFeedback');
  const language = useLanguage();
  const list = (words: readonly string[]) => words.slice(0, maxWords).join(WRITING[language].list);
  return (feedback, engine) => {
    const isHeard = engine === DICTATION_ENGINE;
    switch (feedback.kind) {
      case 'nearly':
        return t('nearly', { words: list(feedback.words) });
      case 'again':
      case 'missing':
      case 'extra': {
        const words = { words: list(feedback.words) };
        return isHeard ? t(feedback.kind, words) : t(`unheard.${feedback.kind}`, words);
      }
      case 'missingMany': {
        const count = { count: feedback.count };
        return isHeard ? t('missingMany', count) : t('unheard.missingMany', count);
      }
      case 'different':
        return isHeard ? t('different') : t('unheard.different');
      default:
        return t('clear');
    }
  };
}
