'use client';
import { useState } from 'react';
import type { Question } from '~/domain/onboarding';
import { useEditSettings } from '~/features/lesson/settings-hooks';
import type { EditSettingsInput, LearnerSettings } from '~/schemas/learner-settings';
import { useFirstLesson } from '../use-first-lesson';
import type { QuestionProps } from './onboarding-frame';
import { OnboardingGoal } from './onboarding-goal';
import { OnboardingHour } from './onboarding-hour';
import { OnboardingLevel, type RenderLine } from './onboarding-level';

interface Props {
  /** The questions that are open, at least one. */
  questions: readonly Question[];
  /** The goal that the account has, chosen or not. */
  goal: LearnerSettings['goal'];
  /** Path of the page that follows; null for the learner's next step. */
  next: string | null;
  /** Draws the sentence of a level. */
  renderLine: RenderLine;
}

/** The questions of the onboarding, one after the other, and then the first lesson. Each answer is saved at once,
 *  so that a learner who leaves sees only the other questions later. */
export function Onboarding({ questions, goal, next, renderLine }: Props) {
  const [index, setIndex] = useState(0);
  const [answers, setAnswers] = useState<EditSettingsInput>({});
  const edit = useEditSettings();
  const firstLesson = useFirstLesson(next);
  const question = questions[index]!;
  const goOn = () => {
    if (index + 1 < questions.length) return setIndex(index + 1);
    void firstLesson.open();
  };
  const props: QuestionProps = {
    k: index + 1,
    count: questions.length,
    isBusy: edit.isPending || firstLesson.isOpening,
    error: edit.error,
    onAnswer: (change) => {
      setAnswers({ ...answers, ...change });
      edit.mutate(change, { onSuccess: goOn });
    },
    // Errors are ignored: a question that could not be marked as skipped is shown once more later, without delaying
    // the learner now.
    onSkip: () => {
      edit.mutate(
        { skipped: [question] },
        {
          onSettled: () => {
            edit.reset();
            goOn();
          },
        },
      );
    },
    onBack:
      index === 0
        ? null
        : () => {
            edit.reset();
            setIndex(index - 1);
          },
  };
  switch (question) {
    case 'LEVEL':
      return (
        <OnboardingLevel
          key={question}
          {...props}
          chosen={answers.level ?? null}
          renderLine={renderLine}
        />
      );
    case 'GOAL':
      return <OnboardingGoal key={question} {...props} chosen={answers.goal ?? goal} />;
    case 'HOUR':
      return <OnboardingHour key={question} {...props} />;
  }
}
