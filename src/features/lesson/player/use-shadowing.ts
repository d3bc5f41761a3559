'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { decodeRecording } from '~/audio/decode';
import { LevelTrace } from '~/audio/level-trace';
import type { Samples, Span } from '~/audio/playable-clip';
import type { Playback } from '~/audio/playback';
import { openRecorder } from '~/audio/recorder';
import { type SpeechInputProblem, toSpeechInputError } from '~/audio/speech-input-error';
import { measureSentence, type ShadowedSentence, unscoredSentence } from '~/domain/shadowing';
import type { Accent } from '~/domain/speech/accent';
import type { Verdict } from '~/domain/speech/types';
import type { LessonItem } from '~/schemas/lesson';
import { fetchClipAudio } from './fetch-clip-audio';
import { type ShadowSegment, ShadowSession } from './shadow-session';
import type { ScorerInUse } from './use-scorer';

/** A shadowed sentence with the learner's recording; held in this tab only. */
export interface ShadowTake extends ShadowedSentence {
  samples: Samples;
  /** Times of its words in `samples`. */
  spans: (Span | null)[];
  /** The reason why the recording could not be scored; null when it was. */
  rejection: Exclude<Verdict, 'pass' | 'retry'> | null;
}

export type ShadowPhase =
  | { name: 'ready' }
  /** The microphone is being opened and the clips are being loaded. */
  | { name: 'opening' }
  /** @property index the item that is playing, or comes next; the line `k` of `n`
   *  @property unmetered whether the level of the recording cannot be measured, so that its line stands still */
  | {
      name: 'running';
      index: number;
      k: number;
      n: number;
      paused: boolean;
      unmetered: boolean;
    }
  | { name: 'scoring'; done: number; of: number }
  | { name: 'blocked'; problem: SpeechInputProblem }
  | { name: 'failed'; what: 'sound' | 'scorer' };

export interface Shadowing {
  phase: ShadowPhase;
  /** Takes by index of the item. */
  takes: Readonly<Record<number, ShadowTake>>;
  trace: LevelTrace;
  /** Starts shadowing these items; call it in an event handler of the user. */
  start: (indexes: readonly number[]) => void;
  pause: () => void;
  resume: () => void;
  /** Ends the session and scores the lines so far. */
  finish: () => void;
  /** Scores the lines that could not be scored before. */
  scoreAgain: () => void;
}

interface Options {
  items: readonly LessonItem[];
  accent: Accent;
  rate: number;
  engine: Pick<ScorerInUse, 'scorer' | 'renew'>;
  playback: Playback;
}

const MAX_RECORDING_MS = 10 * 60_000;

/** Shadowing of sentences: clips, microphone, clocks and scorer. Nothing of it is stored. */
export function useShadowing({ items, accent, rate, engine, playback }: Options): Shadowing {
  const { scorer, renew } = engine;
  const [phase, setPhase] = useState<ShadowPhase>({ name: 'ready' });
  const [takes, setTakes] = useState<Shadowing['takes']>({});
  const [trace] = useState(() => new LevelTrace());
  const session = useRef<ShadowSession | null>(null);
  const unscored = useRef<readonly ShadowSegment[]>([]);
  const leaving = useRef<AbortController | null>(null);

  useEffect(() => () => leaving.current?.abort(), []);

  const scoreSegment = useCallback(
    async ({ index, samples, modelStartsMs }: ShadowSegment): Promise<ShadowTake> => {
      const { reference } = items[index]!;
      const { verdict, words } = await scorer().score(samples.slice(), reference, 'STANDARD');
      if (verdict !== 'pass' && verdict !== 'retry') {
        const unscoredResult = unscoredSentence(reference.map(({ text }) => text));
        return { ...unscoredResult, samples, spans: [], rejection: verdict };
      }
      const spans = words.map(({ start, end, status }) =>
        status === 'missing' ? null : { startMs: start * 1000, endMs: end * 1000 },
      );
      const measured = measureSentence(modelStartsMs, words);
      return { ...measured, samples, spans, rejection: null };
    },
    [items, scorer],
  );

  const scoreAll = useCallback(
    async (segments: readonly ShadowSegment[], signal: AbortSignal) => {
      for (const [done, segment] of segments.entries()) {
        setPhase({ name: 'scoring', done, of: segments.length });
        const take = await scoreSegment(segment).catch(() => null);
        if (signal.aborted) return;
        if (!take) {
          renew();
          unscored.current = segments.slice(done);
          return setPhase({ name: 'failed', what: 'scorer' });
        }
        setTakes((before) => ({ ...before, [segment.index]: take }));
      }
      unscored.current = [];
      setPhase({ name: 'ready' });
    },
    [scoreSegment, renew],
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
      let isUnmetered = false;
      try {
        const recorder = await openRecorder({
          signal,
          onLevel: trace.push,
          onUnmetered: (unmetered) => {
            isUnmetered = unmetered;
            setPhase((now) => (now.name === 'running' ? { ...now, unmetered } : now));
          },
          maxMs: MAX_RECORDING_MS,
          trailingSilenceMs: Number.POSITIVE_INFINITY,
          silenceTimeoutMs: Number.POSITIVE_INFINITY,
        });
        const lines = indexes.map((index, i) => ({ index, sound: sounds[i]! }));
        const showPosition = (lineIndex: number, paused: boolean) => {
          const i = Math.min(lineIndex, n - 1);
          setPhase({
            name: 'running',
            index: indexes[i]!,
            k: i + 1,
            n,
            paused,
            unmetered: isUnmetered,
          });
        };
        const opened = new ShadowSession({
          lines,
          rate,
          playback,
          recorder,
          decode: decodeRecording,
          onPosition: ({ lineIndex, paused }) => showPosition(lineIndex, paused),
        });
        session.current = opened;
        showPosition(0, false);
        const segments = await opened.said;
        await scoreAll(segments, signal);
      } catch (cause) {
        playback.stop();
        if (!signal.aborted)
          setPhase({ name: 'blocked', problem: toSpeechInputError(cause).problem });
      } finally {
        for (const { src } of sounds) URL.revokeObjectURL(src);
        trace.clear();
      }
    },
    [items, accent, rate, playback, scorer, scoreAll, trace],
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
      if (leaving.current) void scoreAll(unscored.current, leaving.current.signal);
    },
  };
}
