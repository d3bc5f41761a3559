'use client';
import { useState } from 'react';
import { RadioGroup } from '~/components/ui/radio-group';
import { LEVELS } from '~/domain/unit-kinds';
import { useSession } from '~/features/account/hooks';
import { useI18n } from '~/i18n/client';
import type { LearnerSettings } from '~/schemas/learner-settings';
import { trpc } from '~/trpc/react';
import { useScorer } from '../player/use-scorer';
import { useLearnerSettings } from '../settings-hooks';
import { useAccent } from '../use-accent';
import { OnboardingFrame, type QuestionProps } from './onboarding-frame';
import { SpeakLine } from './speak-line';

/** The question for the level: a sentence of the chosen one can be heard and said before it is confirmed. */
export function OnboardingLevel(props: QuestionProps & { chosen: LearnerSettings['level'] }) {
  const { onAnswer, ...frame } = props;
  const t = useI18n();
  const { user } = useSession();
  const { accent } = useAccent();
  const engine = useScorer();
  useLearnerSettings();
  const samples = trpc.lesson.levelSamples.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [level, setLevel] = useState(props.chosen);
  const [isMissing, setIsMissing] = useState(false);
  const sample = samples.data?.find((one) => one.level === level);
  return (
    <OnboardingFrame
      {...frame}
      title={t('onboarding.level.title')}
      lead={t('onboarding.level.lead')}
      onSubmit={() => (level === null ? setIsMissing(true) : onAnswer({ level }))}
    >
      {user && !user.validated && (
        <p className="border-l-2 border-gold pl-4 text-sm wrap-anywhere">
          {t('onboarding.mailSent', { email: user.email })}
        </p>
      )}
      <RadioGroup
        name="level"
        stacked
        label={t('onboarding.level.label')}
        value={level ?? ''}
        onChange={(to) => {
          setLevel(to);
          setIsMissing(false);
        }}
        options={LEVELS.map((option) => ({
          value: option,
          label: t(`reminder.levels.${option}`),
        }))}
        error={isMissing ? t('onboarding.choose') : null}
      />
      {sample && (
        <section
          aria-label={t('onboarding.level.sample', { level: sample.level })}
          className="border-y border-line py-5"
        >
          <SpeakLine
            key={sample.item.id}
            item={sample.item}
            accent={accent}
            engine={engine}
            typingPath={null}
          />
        </section>
      )}
    </OnboardingFrame>
  );
}
