'use client';
import { useEffect, useState } from 'react';
import type { LessonItem } from '~/schemas/lesson';
import type { ScorerInUse } from '../../player/use-scorer';
import type { AccentPreference } from '../../use-accent';
import { RenderView } from '../render/render-view';
import { ChinesePassage } from './chinese-passage';
import { ConsecutiveResult } from './consecutive-result';
import { type Rendered, toRendered } from './rendered';

interface Props {
  passage: readonly LessonItem[];
  accent: AccentPreference;
  engine: ScorerInUse;
  /** Called when the result is shown. */
  onDone: () => void;
  onAgain: () => void;
  onNext: () => void;
  onLeave: () => void;
}

/** One passage: read or hear the Chinese and take notes, then render it sentence by sentence, then look back. Nothing
 *  of it is stored: right after the lesson, it tells nothing about what is remembered. */
export function ConsecutivePassage({ passage, accent, engine, onDone, ...actions }: Props) {
  const [notes, setNotes] = useState('');
  /** Index of the sentence that is rendered; null while the Chinese is read. */
  const [current, setCurrent] = useState<number | null>(null);
  const [rendered, setRendered] = useState<readonly Rendered[]>([]);
  const isDone = current !== null && current >= passage.length;
  const storeDone = isDone ? onDone : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: done once, when the result is shown.
  useEffect(() => storeDone?.(), [isDone]);

  if (current === null)
    return (
      <ChinesePassage
        passage={passage}
        notes={notes}
        onNotes={setNotes}
        onStart={() => setCurrent(0)}
        onLeave={actions.onLeave}
      />
    );
  const item = passage[current];
  if (!item)
    return (
      <ConsecutiveResult
        passage={passage}
        accent={accent.accent}
        rendered={passage.map((_, index) => rendered[index] ?? null)}
        notes={notes.trim()}
        {...actions}
      />
    );
  const set = (result: Rendered) =>
    setRendered((before) =>
      passage.map((_, index) => (index === current ? result : (before[index] ?? null))),
    );
  return (
    <RenderView
      key={current}
      item={item}
      engine={engine}
      accent={accent}
      last={current === passage.length - 1}
      passage={{ k: current + 1, count: passage.length, notes: notes.trim() }}
      onAttempt={(attempt) => set(toRendered(attempt))}
      onLeftOpen={() => set({ kind: 'open' })}
      onNext={() => setCurrent(current + 1)}
    >
      {null}
    </RenderView>
  );
}
