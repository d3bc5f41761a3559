'use client';
import { useState } from 'react';
import { RadioGroup } from '~/components/ui/radio-group';
import { useScopedI18n } from '~/i18n/client';
import type { LearnerSettings } from '~/schemas/learner-settings';
import { OnboardingFrame, type QuestionProps } from './onboarding-frame';

const DAYS = ['2', '3', '4', '5', '7'] as const;

/** The question for the weekly goal, in days; the goal that applies without an answer is chosen. */
export function OnboardingGoal(props: QuestionProps & { chosen: LearnerSettings['goal'] }) {
  const { onAnswer, chosen, ...frame } = props;
  const t = useScopedI18n('onboarding');
  const [days, setDays] = useState<(typeof DAYS)[number] | ''>(
    () => DAYS.find((option) => chosen.kind === 'DAYS' && option === `${chosen.amount}`) ?? '',
  );
  const [isMissing, setIsMissing] = useState(false);
  return (
    <OnboardingFrame
      {...frame}
      title={t('goal.title')}
      lead={t('goal.lead')}
      onSubmit={() =>
        days === ''
          ? setIsMissing(true)
          : onAnswer({ goal: { kind: 'DAYS', amount: Number(days) } })
      }
    >
      <RadioGroup
        name="goal"
        label={t('goal.label')}
        value={days}
        onChange={(to) => {
          setDays(to);
          setIsMissing(false);
        }}
        options={DAYS.map((count) => ({
          value: count,
          label: count === '7' ? t('goal.everyDay') : t('goal.days', { count }),
        }))}
        error={isMissing ? t('choose') : null}
      />
    </OnboardingFrame>
  );
}
