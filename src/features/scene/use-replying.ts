'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { decodeRecording } from '~/audio/decode';
import { LevelTrace } from '~/audio/level-trace';
import type { Samples } from '~/audio/playable-clip';
import { MIN_RECORDING_MS, openRecorder, type Recorder } from '~/audio/recorder';
import { type SpeechInputProblem, toSpeechInputError } from '~/audio/speech-input-error';
import { type HeardReply, hearReply } from '~/domain/scene/heard-reply';
import type { GivenBy } from '~/domain/scene/scene-session';
import { typedReply } from '~/domain/scene/typed-reply';
import type { ReferenceWord } from '~/domain/speech/types';
import type { ScorerInUse } from '~/features/lesson/player/use-scorer';

/** A reply that was not recognised. */
export type Unheard = Extract<HeardReply, { reply: null }>;

export type ReplyPhase =
  | { name: 'ready' }
  /** The microphone is being opened. */
  | { name: 'opening' }
  /** @property unmetered whether its level cannot be measured, so that only the learner ends the recording */
  | { name: 'recording'; unmetered: boolean }
  | { name: 'scoring' }
  | { name: 'unheard'; heard: Unheard; typed: boolean }
  | { name: 'blocked'; problem: SpeechInputProblem }
  | { name: 'unscored' };

export interface Replying {
  phase: ReplyPhase;
  trace: LevelTrace;
  /** Number of times that no reply was recognised at this turn. */
  misses: number;
  /** Opens the microphone; call it in a click or key handler. */
  speak: () => void;
  stop: () => void;
  /** Scores the recording that could not be scored before. */
  scoreAgain: () => void;
  check: (typed: string) => void;
}

interface Options {
  /** The words of the replies of a turn; another turn is another component. */
  references: readonly (readonly ReferenceWord[])[];
  engine: Pick<ScorerInUse, 'scorer' | 'renew'>;
  onReply: (reply: number, by: GivenBy) => void;
}

/** Longest recording of a reply, ms. */
const MAX_REPLY_MS = 20_000;

/** Microphone and scorer for the reply at one turn. Nothing of it is stored. */
export function useReplying({ references, engine, onReply }: Options): Replying {
  const { scorer, renew } = engine;
  const [phase, setPhase] = useState<ReplyPhase>({ name: 'ready' });
  const [misses, setMisses] = useState(0);
  const [trace] = useState(() => new LevelTrace());
  const recorder = useRef<Recorder | null>(null);
  const unscored = useRef<Samples | null>(null);
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const settle = useCallback(
    (heard: HeardReply, typed: boolean) => {
      if (heard.reply !== null) return onReply(heard.reply, typed ? 'typed' : 'spoken');
      setPhase({ name: 'unheard', heard, typed });
      // Silence or noise says nothing about the replies.
      if (heard.reason !== 'rejected') setMisses((count) => count + 1);
    },
    [onReply],
  );

  const score = useCallback(
    async (samples: Samples) => {
      const { signal } = leaving.current!;
      unscored.current = samples;
      setPhase({ name: 'scoring' });
      try {
        const heard = await hearReply(samples, references, (part, reference) =>
          scorer().score(part.slice(), reference, 'STANDARD'),
        );
        if (!signal.aborted) settle(heard, false);
      } catch {
        if (signal.aborted) return;
        renew();
        setPhase({ name: 'unscored' });
      }
    },
    [references, scorer, renew, settle],
  );

  const speak = useCallback(async () => {
    const { signal } = leaving.current!;
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
        maxMs: MAX_REPLY_MS,
      });
      recorder.current = opened;
      setPhase({ name: 'recording', unmetered: isUnmetered });
      const { blob, durationMs } = await opened.finished;
      setPhase({ name: 'scoring' });
      if (durationMs < MIN_RECORDING_MS)
        return settle({ reply: null, reason: 'rejected', rejection: 'too_short' }, false);
      await score(await decodeRecording(blob));
    } catch (cause) {
      if (!signal.aborted)
        setPhase({ name: 'blocked', problem: toSpeechInputError(cause).problem });
    }
  }, [trace, scorer, score, settle]);

  return {
    phase,
    trace,
    misses,
    speak: () => void speak(),
    stop: () => void recorder.current?.stop().catch(() => {}),
    scoreAgain: () => {
      if (unscored.current) void score(unscored.current);
    },
    check: (typed) => settle(typedReply(typed, references), true),
  };
}
