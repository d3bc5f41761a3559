'use client';
import { useMemo } from 'react';
import { useClipEnvelopes } from '~/audio/use-clip-envelopes';
import type { Accent } from '~/domain/speech/accent';
import type { LessonItem } from '~/schemas/lesson';
import { alignTrace } from '../player/align-trace';
import type { LessonState } from '../player/lesson-machine';
import type { LineSlot } from './unit-lines';

/** Peaks of one item. */
const POINTS = 96;

/** The items of a unit for its picture: of the model from the clips, of the learner from the last spoken attempt at
 *  each item in this session. @returns null until the clips are loaded */
export function useLineSlots(
  items: readonly LessonItem[],
  accent: Accent,
  spoken: LessonState['spoken'],
): LineSlot[] | null {
  const envelopes = useClipEnvelopes(items.map(({ audio }) => audio[accent].path));
  return useMemo(
    () =>
      envelopes &&
      items.map(({ audio }, index) => {
        const clip = audio[accent];
        const said = spoken[index];
        return {
          durationMs: clip.durationMs,
          model: envelopes[index] ?? null,
          own: said ? alignTrace(said.samples, said.judgement, clip, POINTS) : null,
        };
      }),
    [envelopes, items, accent, spoken],
  );
}
