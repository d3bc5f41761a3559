'use client';
import { type ReactNode, useState } from 'react';
import { RadioGroup } from '~/components/ui/radio-group';
import type { Accent } from '~/domain/speech/accent';
import { LEVELS } from '~/domain/unit-kinds';
import { useSession } from '~/features/account/hooks';
import { type ScorerInUse, useScorer } from '~/features/lesson/player/use-scorer';
import { useAccent } from '~/features/lesson/use-accent';
import { useI18n } from '~/i18n/client';
import type { LearnerSettings } from '~/schemas/learner-settings';
import type { LessonItem } from '~/schemas/lesson';
import { trpc } from '~/trpc/react';
import { OnboardingFrame, type QuestionProps } from './onboarding-frame';

/** Draws a line that can be heard and said. */
export type RenderLine = (line: {
  item: LessonItem;
  accent: Accent;
  engine: ScorerInUse;
}) => ReactNode;

interface Props extends QuestionProps {
  chosen: LearnerSettings['level'];
  renderLine: RenderLine;
}

/** The question for the level: a sentence of the chosen one can be heard and said before it is confirmed. */
export function OnboardingLevel(props: Props) {
  const { onAnswer, chosen, renderLine, ...frame } = props;
  const t = useI18n();
  const { user } = useSession();
  const { accent } = useAccent();
  const engine = useScorer();
  const samples = trpc.lesson.levelSamples.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [level, setLevel] = useState(chosen);
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
          {renderLine({ item: sample.item, accent, engine })}
        </section>
      )}
    </OnboardingFrame>
  );
}
