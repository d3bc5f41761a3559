'use client';
import { useMemo } from 'react';
import { usePlayback } from '~/audio/use-playback';
import type { LessonItem } from '~/schemas/lesson';
import { useListening } from '../player/use-listening';
import type { ScorerInUse } from '../player/use-scorer';
import { useShadowing } from '../player/use-shadowing';
import { ShadowIntro } from './shadow-intro';
import { ShadowResult } from './shadow-result';
import { ShadowRunning } from './shadow-running';

interface Props {
  items: readonly LessonItem[];
  accent: 'US' | 'GB';
  engine: ScorerInUse;
  onLeave: () => void;
}

/** The whole piece: its sentences play one after the other and the learner speaks along. */
export function ShadowStage({ items, accent, engine, onLeave }: Props) {
  const [listening, changeListening] = useListening();
  const [playback, now] = usePlayback();
  const shadowing = useShadowing({ items, accent, rate: listening.speed, engine, playback });
  const sentences = useMemo(
    () => items.flatMap(({ kind }, index) => (kind === 'SENTENCE' ? [index] : [])),
    [items],
  );
  const { phase, takes } = shadowing;
  if (phase.name === 'running')
    return (
      <ShadowRunning
        key={phase.index}
        item={items[phase.index]!}
        phase={phase}
        shadowing={shadowing}
        accent={accent}
        now={now}
        showText={listening.showText}
      />
    );
  if (phase.name === 'ready' && Object.keys(takes).length > 0)
    return (
      <ShadowResult
        items={items}
        sentences={sentences}
        accent={accent}
        takes={takes}
        playback={playback}
        now={now}
        rate={listening.speed}
        onStart={shadowing.start}
        onLeave={onLeave}
      />
    );
  return (
    <ShadowIntro
      items={items}
      sentences={sentences}
      accent={accent}
      phase={phase}
      listening={listening}
      changeListening={changeListening}
      onStart={() => shadowing.start(sentences)}
      onScoreAgain={shadowing.scoreAgain}
      onLeave={onLeave}
    />
  );
}
