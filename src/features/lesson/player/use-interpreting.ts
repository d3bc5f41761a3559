'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { decodeRecording } from '~/audio/decode';
import { LevelTrace } from '~/audio/level-trace';
import { modelClip, type PlayableClip, type Samples } from '~/audio/playable-clip';
import type { Playback } from '~/audio/playback';
import { MIN_RECORDING_MS, openRecorder, type Recorder } from '~/audio/recorder';
import { type SpeechInputProblem, toSpeechInputError } from '~/audio/speech-input-error';
import type { RenderedSentence } from '~/domain/interpreting/rendition';
import {
  type Rendition,
  type Stretch,
  scoreRendition,
} from '~/domain/interpreting/score-rendition';
import { gradeTypedRendition } from '~/domain/interpreting/typed-rendition';
import type { Accent } from '~/domain/speech/accent';
import type { LessonItem } from '~/schemas/lesson';
import { fetchClipAudio } from './fetch-clip-audio';
import type { ScorerInUse } from './use-scorer';

/** The learner's rendition: spoken, with the recording, or typed. Kept only in this tab. */
export interface GivenBack {
  sentences: RenderedSentence[];
  spoken: { samples: Samples; spans: (Stretch | null)[]; cutOff: boolean } | null;
  typed: string | null;
}

export type InterpretPhase =
  | { name: 'ready' }
  /** The clips are being loaded. */
  | { name: 'loading' }
  | { name: 'listening' }
  /** The microphone is being opened. */
  | { name: 'opening' }
  /** @property unmetered whether its level cannot be measured, so that only the learner ends the recording */
  | { name: 'recording'; unmetered: boolean }
  | { name: 'scoring' }
  | { name: 'done'; result: GivenBack }
  | { name: 'rejected'; rejection: NonNullable<Rendition['rejection']> }
  | { name: 'blocked'; problem: SpeechInputProblem }
  | { name: 'failed'; what: 'sound' | 'scorer' };

export interface Interpreting {
  phase: InterpretPhase;
  /** Whether the passage was heard to its end. */
  heard: boolean;
  trace: LevelTrace;
  /** The clip of a sentence: the loaded one, which needs no connection, else its address. */
  clipOf: (index: number) => PlayableClip;
  /** Plays the passage, or stops it. This, `speak` and `stopSpeaking` belong in an event handler of the user. */
  listen: () => void;
  speak: () => void;
  stopSpeaking: () => void;
  /** Scores the recording that could not be scored before. */
  scoreAgain: () => void;
  check: (typed: string) => void;
}

interface Options {
  /** Sentences of the passage; another passage is another component. */
  items: readonly LessonItem[];
  accent: Accent;
  rate: number;
  engine: Pick<ScorerInUse, 'scorer' | 'renew'>;
  playback: Playback;
}

interface Take {
  samples: Samples;
  cutOff: boolean;
}

/** Longest recording of a passage, ms: three times the longest passage. */
const MAX_RENDITION_MS = 60_000;
/** Silence from the start that ends a recording, ms. */
const SILENCE_TIMEOUT_MS = 20_000;

/** A passage to interpret: clips, microphone and scorer. Nothing of it is stored. */
export function useInterpreting(options: Options): Interpreting {
  const { items, accent, rate, engine, playback } = options;
  const { scorer, renew } = engine;
  const [phase, setPhase] = useState<InterpretPhase>({ name: 'ready' });
  const [heard, setHeard] = useState(false);
  const [trace] = useState(() => new LevelTrace());
  const recorder = useRef<Recorder | null>(null);
  const unscored = useRef<Take | null>(null);
  const leaving = useRef<AbortController | null>(null);
  const { load: clips, clipOf } = useClips(items, accent);

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const listen = useCallback(async () => {
    const { signal } = leaving.current!;
    setPhase({ name: 'loading' });
    const sounds = await clips(signal).catch(() => null);
    if (signal.aborted) return;
    if (!sounds) return setPhase({ name: 'failed', what: 'sound' });
    // Loaded while the passage plays, so that the rendition can be scored even without a connection.
    scorer();
    setPhase({ name: 'listening' });
    playback.play(sounds, {
      rate,
      onEnd: (how) => {
        if (how === 'completed') setHeard(true);
        setPhase(how === 'failed' ? { name: 'failed', what: 'sound' } : { name: 'ready' });
      },
    });
  }, [clips, playback, rate, scorer]);

  const score = useCallback(
    async ({ samples, cutOff }: Take) => {
      const { signal } = leaving.current!;
      unscored.current = { samples, cutOff };
      setPhase({ name: 'scoring' });
      try {
        const rendition = await scoreRendition(
          samples,
          items.map(({ reference, audio }) => ({ reference, ...audio[accent] })),
          (part, reference) => scorer().score(part.slice(), reference, 'STANDARD'),
        );
        if (signal.aborted) return;
        const { sentences, spans, rejection } = rendition;
        if (rejection) return setPhase({ name: 'rejected', rejection });
        const spoken = { samples, spans, cutOff };
        setPhase({ name: 'done', result: { sentences, spoken, typed: null } });
      } catch {
        if (signal.aborted) return;
        renew();
        setPhase({ name: 'failed', what: 'scorer' });
      }
    },
    [items, accent, scorer, renew],
  );

  const speak = useCallback(async () => {
    const { signal } = leaving.current!;
    playback.stop();
    trace.clear();
    scorer();
    setPhase({ name: 'opening' });
    let isUnmetered = false;
    try {
      const opened = await openRecorder({
        signal,
        onLevel: trace.push,
        onUnmetered: (unmetered) => {
          isUnmetered = unmetered;
          setPhase((now) => (now.name === 'recording' ? { name: 'recording', unmetered } : now));
        },
        maxMs: MAX_RENDITION_MS,
        trailingSilenceMs: Number.POSITIVE_INFINITY,
        silenceTimeoutMs: SILENCE_TIMEOUT_MS,
      });
      recorder.current = opened;
      setPhase({ name: 'recording', unmetered: isUnmetered });
      const { blob, durationMs, endedBy } = await opened.finished;
      setPhase({ name: 'scoring' });
      if (durationMs < MIN_RECORDING_MS)
        return setPhase({ name: 'rejected', rejection: 'too_short' });
      await score({ samples: await decodeRecording(blob), cutOff: endedBy === 'limit' });
    } catch (cause) {
      if (!signal.aborted)
        setPhase({ name: 'blocked', problem: toSpeechInputError(cause).problem });
    }
  }, [playback, trace, scorer, score]);

  const check = useCallback(
    (typed: string) => {
      playback.stop();
      const sentences = gradeTypedRendition(typed, items);
      setPhase({ name: 'done', result: { sentences, spoken: null, typed } });
    },
    [items, playback],
  );

  return {
    phase,
    heard,
    trace,
    clipOf,
    listen: () => {
      if (phase.name !== 'listening') return void listen();
      playback.stop();
      setPhase({ name: 'ready' });
    },
    speak: () => void speak(),
    stopSpeaking: () => void recorder.current?.stop().catch(() => {}),
    scoreAgain: () => {
      if (unscored.current) void score(unscored.current);
    },
    check,
  };
}

/** The passage's clips, loaded once for each accent: they can be replayed without a connection. */
function useClips(items: readonly LessonItem[], accent: Accent) {
  const loaded = useRef<Partial<Record<Accent, PlayableClip[]>>>({});
  useEffect(
    () => () => {
      for (const { src } of Object.values(loaded.current).flat()) URL.revokeObjectURL(src);
      loaded.current = {};
    },
    [],
  );
  const load = useCallback(
    async (signal: AbortSignal) => {
      const clips = items.map(({ audio }) => audio[accent]);
      loaded.current[accent] ??= await fetchClipAudio(clips, signal);
      return loaded.current[accent];
    },
    [items, accent],
  );
  const clipOf = useCallback(
    (index: number) => loaded.current[accent]?.[index] ?? modelClip(items[index]!.audio[accent]),
    [items, accent],
  );
  return { load, clipOf };
}
