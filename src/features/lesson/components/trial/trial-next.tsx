'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { ArrowRightIcon } from '~/components/ui/icons/arrows';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { VISITOR } from '~/device/owner';
import { useOwner } from '~/device/use-owner';
import { useStatedLevel } from '~/device/use-stated-level';
import { DIFFICULTIES, type Difficulty, placeLevel } from '~/domain/next-step/place-level';
import type { UnitLevel } from '~/domain/recommendations';
import { useNextButton } from '~/features/next-step/use-next-button';
import { useI18n } from '~/i18n/client';

interface Props {
  /** URL of the lesson with the sentence. */
  lesson: string;
  /** Level of the sentence. */
  level: UnitLevel;
}

/** The next step after a first sentence: a visitor chooses a level with one tap, after which one button leads to the next
 *  step of that level, and none before: the page's own link leads on without an answer. For a user it leads to the unit
 *  of the sentence. */
export function TrialNext({ lesson, level }: Props) {
  const t = useI18n();
  const owner = useOwner();
  const isVisitor = owner === VISITOR;
  const isUser = owner !== null && !isVisitor;
  const [stated, setStated] = useStatedLevel();
  const [chosen, setChosen] = useState<Difficulty | null>(null);
  const isPlaced = isVisitor && stated !== null;
  const step = useNextButton({ enabled: isPlaced });
  const toUnit = { href: lesson, label: t('lesson.trySentence.continue'), note: null };
  // Without a response the sentence's own unit is what can be offered.
  const next = step && (step.note === null ? toUnit : step);
  return (
    <div className="grid justify-items-start gap-4">
      {isVisitor && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame and a legend of its own layout.
        <div
          role="group"
          aria-label={t('nextStep.place.question')}
          className="flex flex-wrap items-center gap-2"
        >
          <span className="text-sm text-soft">{t('nextStep.place.question')}</span>
          {DIFFICULTIES.map((difficulty) => (
            <Button
              key={difficulty}
              variant="quiet"
              size="sm"
              aria-pressed={chosen === difficulty}
              className="border-line aria-pressed:border-ink aria-pressed:text-ink"
              onClick={() => {
                setChosen(difficulty);
                setStated(placeLevel(level, difficulty));
              }}
            >
              {t(`nextStep.place.${difficulty}`)}
            </Button>
          ))}
        </div>
      )}
      {isPlaced ? (
        next && (
          <div data-placed="" className="grid justify-items-start gap-2">
            <Button asChild>
              <Link href={next.href}>
                {next.label}
                <ArrowRightIcon />
              </Link>
            </Button>
            {next.note && (
              <p className="figures text-sm text-soft">
                <Phrases>{next.note}</Phrases>
              </p>
            )}
          </div>
        )
      ) : isUser ? (
        <Button asChild variant="secondary">
          <Link href={lesson}>
            {t('lesson.trySentence.continue')}
            <ArrowRightIcon />
          </Link>
        </Button>
      ) : null}
    </div>
  );
}
