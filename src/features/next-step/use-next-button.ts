'use client';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { WRITING } from '~/i18n/writing';
import { route } from '~/lib/routes';
import { useNextSteps } from './hooks';
import { joinTitles } from './join-titles';
import { useStepText } from './use-step-text';

/** One button for what comes next. */
export interface NextButton {
  href: string;
  label: string;
  /** The reason of the step; on a finished day, tomorrow's step. Null when unknown. */
  note: string | null;
  /** What comes tomorrow if nothing more is practised today; null when unknown. */
  tomorrow: string | null;
  isDone: boolean;
  /** A further offer once the day is done. */
  more?: { href: string; label: string };
}

/** The button for the learner's next step; once the day is done, to My Learning. Null while it is loading: a button
 *  must not change under a finger. Without a response it leads to My Learning, too. */
export function useNextButton(options: { enabled?: boolean } = {}): NextButton | null {
  const t = useScopedI18n('nextStep.today');
  const mine = useScopedI18n('lesson.summary');
  const toText = useStepText();
  const language = useLanguage();
  const next = useNextSteps(options);
  const myLearning = {
    href: localePath(language, route('my-lesson')),
    label: mine('toMyLesson'),
  };
  if (next.isError && !next.data)
    return { ...myLearning, note: null, tomorrow: null, isDone: false };
  if (!next.data || next.isPlaceholderData) return null;
  const { isDone, steps } = next.data;
  const tomorrow = t('tomorrow', { steps: joinTitles(next.data.tomorrow, toText) });
  if (isDone) {
    const note = `${t('headingDone')}${WRITING[language].sentenceEnd}${tomorrow}`;
    const { href, title } = toText(steps[0]);
    return {
      ...myLearning,
      note,
      tomorrow,
      isDone,
      more: { href, label: t('more', { step: title }) },
    };
  }
  const { href, action, why } = toText(steps[0]);
  return { href, label: action, note: why, tomorrow, isDone };
}
