'use client';
import { type Feedback, feedbackOf, type Judgement } from '~/domain/lesson-feedback';
import { type Accent, toIpa } from '~/domain/speech/ipa';
import { useI18n, useLanguage, useScopedI18n } from '~/i18n/client';
import { isHinted } from './hinted-phones';

const NAMED_AT_MOST = 3;

/** The sentence that says what was wrong with a judgement, or what was right. */
export function useFeedbackText(): (judgement: Judgement, accent: Accent) => string {
  const t = useI18n();
  const hint = useScopedI18n('lesson.hint');
  const language = useLanguage();
  const list = (words: readonly string[]) =>
    words.slice(0, NAMED_AT_MOST).join(language === 'zh' ? '、' : ', ');

  const spoken = (feedback: Feedback, accent: Accent): string => {
    switch (feedback.kind) {
      case 'sound': {
        const { word, target, heard } = feedback;
        return t('lesson.feedback.sound', {
          word,
          target: toIpa(target, accent),
          heard: toIpa(heard, accent),
          hint: isHinted(target) ? hint(target) : '',
        });
      }
      case 'clear':
        return feedback.word
          ? t('lesson.feedback.clearWord', { word: feedback.word })
          : t('lesson.feedback.clear');
      case 'nearly':
        return t('lesson.feedback.nearly', { words: list(feedback.words) });
      case 'again':
        return t('lesson.feedback.again', { words: list(feedback.words) });
      case 'missing':
        return t('lesson.feedback.missing', { words: list(feedback.words) });
      case 'missingMany':
        return t('lesson.feedback.missingMany', { count: feedback.count });
      default:
        return t(`lesson.feedback.${feedback.kind}`);
    }
  };

  const typed = (feedback: Feedback): string => {
    switch (feedback.kind) {
      case 'nearly':
        return t('lesson.typedFeedback.nearly', { words: list(feedback.words) });
      case 'again':
        return t('lesson.typedFeedback.again', { words: list(feedback.words) });
      case 'missing':
        return t('lesson.typedFeedback.missing', { words: list(feedback.words) });
      case 'missingMany':
        return t('lesson.typedFeedback.missingMany', { count: feedback.count });
      case 'extra':
        return t('lesson.typedFeedback.extra', { words: list(feedback.words) });
      case 'different':
        return t('lesson.typedFeedback.different');
      default:
        return t('lesson.typedFeedback.clear');
    }
  };

  return (judgement, accent) => {
    const feedback = feedbackOf(judgement);
    return judgement.mode === 'TYPE' ? typed(feedback) : spoken(feedback, accent);
  };
}
