'use client';
import { useMemo } from 'react';
import { usePlayback } from '~/audio/use-playback';
import type { Accent } from '~/domain/speech/accent';
import type { LessonItem } from '~/schemas/lesson';
import { usePlaybackSettings } from '../../player/use-playback-settings';
import type { ScorerInUse } from '../../player/use-scorer';
import { useShadowing } from '../../player/use-shadowing';
import { ShadowIntro } from './shadow-intro';
import { ShadowResult } from './shadow-result';
import { ShadowRunning } from './shadow-running';

interface Props {
  items: readonly LessonItem[];
  accent: Accent;
  engine: ScorerInUse;
  onLeave: () => void;
}

/** Shadowing of the whole passage: its sentences play one after the other and the learner speaks along. */
export function ShadowingView({ items, accent, engine, onLeave }: Props) {
  const [settings, changeSettings] = usePlaybackSettings();
  const [playback, now] = usePlayback();
  const shadowing = useShadowing({ items, accent, rate: settings.speed, engine, playback });
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
        showText={settings.showText}
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
        rate={settings.speed}
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
      settings={settings}
      changeSettings={changeSettings}
      onStart={() => shadowing.start(sentences)}
      onScoreAgain={shadowing.scoreAgain}
      onLeave={onLeave}
    />
  );
}
