'use client';
import { useState } from 'react';
import type { LessonItem } from '~/schemas/lesson';
import { usePassages } from '../../player/use-passages';
import type { ScorerInUse } from '../../player/use-scorer';
import type { AccentPreference } from '../../use-accent';
import { ConsecutivePassage } from './consecutive-passage';

interface Props {
  slug: string;
  items: readonly LessonItem[];
  accent: AccentPreference;
  engine: ScorerInUse;
  onLeave: () => void;
}

/** Consecutive interpreting of a unit: passages of two or three sentences from Chinese into English. */
export function ConsecutiveView({ slug, items, accent, engine, onLeave }: Props) {
  const [inChinese] = useState(() => items.filter(({ translation }) => translation !== ''));
  const { passage, tries, ...rounds } = usePassages(`consecutive.${slug}`, inChinese);
  return (
    <ConsecutivePassage
      key={tries}
      passage={passage}
      accent={accent}
      engine={engine}
      onDone={rounds.storeDone}
      onAgain={rounds.again}
      onNext={rounds.next}
      onLeave={onLeave}
    />
  );
}
