'use client';
import type { Accent } from '~/domain/speech/accent';
import type { LessonItem } from '~/schemas/lesson';
import { usePassages } from '../../player/use-passages';
import type { ScorerInUse } from '../../player/use-scorer';
import { InterpretPassage } from './interpret-passage';

interface Props {
  slug: string;
  items: readonly LessonItem[];
  accent: Accent;
  engine: ScorerInUse;
  onLeave: () => void;
}

/** Giving passages of a unit back in English, one after the other. */
export function InterpretingView({ slug, items, accent, engine, onLeave }: Props) {
  const { passage, tries, storeDone, again, next } = usePassages(`interpreting.${slug}`, items);
  return (
    <InterpretPassage
      key={tries}
      passage={passage}
      accent={accent}
      engine={engine}
      onDone={storeDone}
      onAgain={again}
      onNext={next}
      onLeave={onLeave}
    />
  );
}
