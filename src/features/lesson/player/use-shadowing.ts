'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { decodeRecording } from '~/audio/decode';
import { LevelTrace } from '~/audio/level-trace';
import type { Samples } from '~/audio/playable-clip';
import { modelClip, type Span } from '~/audio/playable-clip';
import type { Playback } from '~/audio/playback';
import { openRecorder } from '~/audio/recorder';
import { type SpeechInputProblem, toSpeechInputError } from '~/audio/speech-input-error';
import { measureSentence, type ShadowedSentence, unscoredSentence } from '~/domain/shadowing';
import type { Verdict } from '~/domain/speech/types';
import type { LessonItem } from '~/schemas/lesson';
import { type ShadowSegment, ShadowSession } from './shadow-session';
import type { ScorerInUse } from './use-scorer';

/** A sentence that was said along, with the learner's own sound of it; in this tab only. */
export interface ShadowTake extends ShadowedSentence {
  samples: Samples;
  /** Where its words lie in `samples`. */
  spans: (Span | null)[];
  /** Why nothing could be judged; null when something could. */
  rejection: Exclude<Verdict, 'pass' | 'retry'> | null;
}

export type ShadowPhase =
  | { name: 'ready' }
  /** The microphone and the sounds are on their way. */
  | { name: 'opening' }
  /** @property index the item that is heard, or comes next */
  | { name: 'running'; index: number; k: number; n: number; paused: boolean }
  | { name: 'scoring'; done: number; of: number }
  | { name: 'blocked'; problem: SpeechInputProblem }
  | { name: 'failed'; what: 'sound' | 'scorer' };

export interface Shadowing {
  phase: ShadowPhase;
  /** By index of the item. */
  takes: Readonly<Record<number, ShadowTake>>;
  trace: LevelTrace;
  /** Begins with these items; call it from a press. */
  start: (indexes: readonly number[]) => void;
  pause: () => void;
  resume: () => void;
  /** Ends here and judges what was said. */
  finish: () => void;
  /** Judges what could not be judged before. */
  scoreAgain: () => void;
}

interface Options {
  items: readonly LessonItem[];
  accent: 'US' | 'GB';
  rate: number;
  engine: Pick<ScorerInUse, 'scorer' | 'renew'>;
  playback: Playback;
}

const MAX_RECORDING_MS = 10 * 60_000;

/** Saying sentences along with the model: sounds, microphone, clocks and scorer. Nothing of it is kept. */
export function useShadowing({ items, accent, rate, engine, playback }: Options): Shadowing {
  const { scorer, renew } = engine;
  const [phase, setPhase] = useState<ShadowPhase>({ name: 'ready' });
  const [takes, setTakes] = useState<Shadowing['takes']>({});
  const [trace] = useState(() => new LevelTrace());
  const session = useRef<ShadowSession | null>(null);
  const unjudged = useRef<readonly ShadowSegment[]>([]);
  const leaving = useRef<AbortController | null>(null);

  useEffect(() => () => leaving.current?.abort(), []);

  const judge = useCallback(
    async ({ index, samples, modelStartsMs }: ShadowSegment): Promise<ShadowTake> => {
      const { reference } = items[index]!;
      const { verdict, words } = await scorer().score(samples.slice(), reference, 'standard');
      if (verdict !== 'pass' && verdict !== 'retry') {
        const nothing = unscoredSentence(reference.map(({ text }) => text));
        return { ...nothing, samples, spans: [], rejection: verdict };
      }
      const spans = words.map(({ start, end, status }) =>
        status === 'missing' ? null : { startMs: start * 1000, endMs: end * 1000 },
      );
      const measured = measureSentence(modelStartsMs, words);
      return { ...measured, samples, spans, rejection: null };
    },
    [items, scorer],
  );

  const judgeAll = useCallback(
    async (segments: readonly ShadowSegment[], signal: AbortSignal) => {
      for (const [done, segment] of segments.entries()) {
        setPhase({ name: 'scoring', done, of: segments.length });
        const take = await judge(segment).catch(() => null);
        if (signal.aborted) return;
        if (!take) {
          renew();
          unjudged.current = segments.slice(done);
          return setPhase({ name: 'failed', what: 'scorer' });
        }
        setTakes((before) => ({ ...before, [segment.index]: take }));
      }
      unjudged.current = [];
      setPhase({ name: 'ready' });
    },
    [judge, renew],
  );

  const run = useCallback(
    async (indexes: readonly number[]) => {
      const controller = new AbortController();
      leaving.current?.abort();
      leaving.current = controller;
      const { signal } = controller;
      const n = indexes.length;
      scorer();
      setPhase({ name: 'opening' });
      const sounds = await fetchClipAudio(
        indexes.map((index) => items[index]!.audio[accent]),
        signal,
      ).catch(() => null);
      if (signal.aborted) return;
      if (!sounds) return setPhase({ name: 'failed', what: 'sound' });
      try {
        const recorder = await openRecorder({
          signal,
          onLevel: trace.push,
          maxMs: MAX_RECORDING_MS,
          trailingSilenceMs: Number.POSITIVE_INFINITY,
          silenceTimeoutMs: Number.POSITIVE_INFINITY,
        });
        const lines = indexes.map((index, i) => ({ index, sound: sounds[i]! }));
        const place = (at: number, paused: boolean) => {
          const i = Math.min(at, n - 1);
          setPhase({ name: 'running', index: indexes[i]!, k: i + 1, n, paused });
        };
        const opened = new ShadowSession({
          lines,
          rate,
          playback,
          recorder,
          decode: decodeRecording,
          onPosition: ({ at, paused }) => place(at, paused),
        });
        session.current = opened;
        place(0, false);
        const segments = await opened.said;
        await judgeAll(segments, signal);
      } catch (cause) {
        playback.stop();
        if (!signal.aborted)
          setPhase({ name: 'blocked', problem: toSpeechInputError(cause).problem });
      } finally {
        for (const { src } of sounds) URL.revokeObjectURL(src);
        trace.clear();
      }
    },
    [items, accent, rate, playback, scorer, judgeAll, trace],
  );

  return {
    phase,
    takes,
    trace,
    start: (indexes) => void run(indexes),
    pause: () => session.current?.pause(),
    resume: () => session.current?.resume(),
    finish: () => session.current?.finish(),
    scoreAgain: () => {
      if (leaving.current) void judgeAll(unjudged.current, leaving.current.signal);
    },
  };
}

/** The whole sound of every line, before the first is played: a slow network must not stop the piece. */
function fetchClipAudio(clips: readonly LessonItem['audio']['US'][], signal: AbortSignal) {
  return Promise.all(
    clips.map(async (clip) => {
      const response = await fetch(clip.path, { signal });
      if (!response.ok) throw new Error(`${clip.path}: ${response.status}`);
      return { ...modelClip(clip), src: URL.createObjectURL(await response.blob()) };
    }),
  );
}
