'use client';
import { useState } from 'react';
import { RadioGroup } from '~/components/ui/radio-group';
import { useI18n } from '~/i18n/client';
import { OnboardingFrame, type QuestionProps } from './onboarding-frame';

/** Hours that suit most days; the profile has them all. */
const HOURS = ['7', '12', '18', '20', '22'] as const;

type Choice = 'none' | (typeof HOURS)[number];

/** The question for the hour of the reminder. Nothing is chosen beforehand: reminders are sent only on request. */
export function OnboardingHour({ onAnswer, ...frame }: QuestionProps) {
  const t = useI18n();
  const [choice, setChoice] = useState<Choice | ''>('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <OnboardingFrame
      {...frame}
      title={t('onboarding.hour.title')}
      lead={t('reminder.hourHint')}
      onSubmit={() =>
        choice === ''
          ? setIsMissing(true)
          : onAnswer({ reminderHour: choice === 'none' ? null : Number(choice) })
      }
    >
      <RadioGroup<Choice>
        name="reminderHour"
        label={t('reminder.hour')}
        value={choice}
        onChange={(to) => {
          setChoice(to);
          setIsMissing(false);
        }}
        options={[
          ...HOURS.map((hour) => ({ value: hour, label: t('reminder.hourAt', { hour }) })),
          { value: 'none', label: t('reminder.hourNone') },
        ]}
        error={isMissing ? t('onboarding.choose') : null}
      />
    </OnboardingFrame>
  );
}
