'use client';
import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react';
import { decodeRecording } from '~/audio/decode';
import { LevelTrace } from '~/audio/level-trace';
import type { Samples } from '~/audio/playable-clip';
import { MIN_RECORDING_MS, openRecorder, type Recorder, type Recording } from '~/audio/recorder';
import { toSpeechInputError } from '~/audio/speech-input-error';
import { type Judgement, judgeSpoken, toOutcome } from '~/domain/lesson-feedback';
import type { ReferenceWord } from '~/domain/speech/types';
import type { LessonItem } from '~/schemas/lesson';
import { canSpeak, type LessonEvent, type LessonState } from './lesson-machine';
import type { ScorerInUse } from './use-scorer';

export interface Speaking {
  /** Opens the microphone; call it in a click or key handler. */
  speak: () => void;
  /** Ends the recording now. */
  stop: () => void;
  /** Scores the stored recording again. */
  scoreAgain: () => void;
  trace: LevelTrace;
}

interface Options {
  state: LessonState;
  dispatch: Dispatch<LessonEvent>;
  item: Pick<LessonItem, 'id' | 'reference' | 'audio'>;
  engine: Pick<ScorerInUse, 'scorer' | 'renew' | 'leniency'>;
  /** The words of the unit, with which a single word is compared. */
  taught?: readonly ReferenceWord[];
  onJudged: (itemId: string, judgement: Judgement) => void;
}

/** Microphone, decoding and scoring of the current item; dispatches to the state machine. */
export function useSpeaking(options: Options): Speaking {
  const { state, dispatch, item, engine, taught, onJudged } = options;
  const { scorer, renew, leniency } = engine;
  const [trace] = useState(() => new LevelTrace());
  const recorder = useRef<Recorder | null>(null);
  const endedBy = useRef<Recording['endedBy']>('learner');
  const takes = useRef(new Map<number, AbortController>());

  // The end of a take (retry, another item, leaving) closes its open microphone.
  const { take } = state;
  useEffect(() => {
    const controllers = takes.current;
    return () => {
      controllers.get(take)?.abort();
      controllers.delete(take);
    };
  }, [take]);

  const score = useCallback(
    async (take: number, samples: Samples, cutOff: boolean) => {
      try {
        const result = await scorer().score(
          samples.slice(),
          item.reference,
          leniency,
          item.reference.length === 1 ? taught : undefined,
        );
        if (result.verdict === 'pass' || result.verdict === 'retry') {
          const judgement = judgeSpoken(result, cutOff);
          if (toOutcome(judgement) !== 'almost') {
            onJudged(item.id, judgement);
            // Not offline: the next score is then reported as the first.
            if (navigator.onLine)
              import('./report-first-score').then((it) => it.reportFirstScore()).catch(() => {});
          }
          dispatch({ type: 'scored', take, judgement });
        } else dispatch({ type: 'rejected', take, rejection: result.verdict });
      } catch {
        renew();
        dispatch({ type: 'scorerFailed', take });
      }
    },
    [item, taught, scorer, renew, leniency, onJudged, dispatch],
  );

  const speak = useCallback(async () => {
    if (!canSpeak(state)) return;
    const take = state.take + 1;
    const controller = new AbortController();
    takes.current.set(take, controller);
    trace.clear();
    scorer();
    dispatch({ type: 'speak' });
    try {
      const { signal } = controller;
      const opened = await openRecorder({
        signal,
        onLevel: trace.push,
        onDead: (dead) => dispatch({ type: 'deadLevel', take, dead }),
        onUnmetered: (unmetered) => dispatch({ type: 'unmetered', take, unmetered }),
        maxMs: maxRecordingMs(item),
        expectedMs: expectedMs(item),
      });
      recorder.current = opened;
      dispatch({ type: 'opened', take });
      const recording = await opened.finished;
      dispatch({ type: 'recorded', take });
      // Two quick clicks: the browser has written nothing that could be decoded.
      if (recording.durationMs < MIN_RECORDING_MS)
        return dispatch({ type: 'rejected', take, rejection: 'too_short' });
      const samples = await decodeRecording(recording.blob);
      dispatch({ type: 'decoded', take, samples });
      endedBy.current = recording.endedBy;
      await score(take, samples, recording.endedBy === 'limit');
    } catch (cause) {
      if (!controller.signal.aborted)
        dispatch({ type: 'failed', take, problem: toSpeechInputError(cause).problem });
    }
  }, [item, state, trace, scorer, dispatch, score]);

  const stop = useCallback(() => void recorder.current?.stop().catch(() => {}), []);

  const scoreAgain = useCallback(() => {
    const samples = state.recordings[state.index];
    if (state.phase.name !== 'unscored' || !samples) return;
    dispatch({ type: 'scoreAgain' });
    void score(state.take + 1, samples, endedBy.current === 'limit');
  }, [state, dispatch, score]);

  // Retries the scoring when the network returns.
  useEffect(() => {
    if (state.phase.name !== 'unscored') return;
    window.addEventListener('online', scoreAgain);
    return () => window.removeEventListener('online', scoreAgain);
  }, [state.phase.name, scoreAgain]);

  return { speak: () => void speak(), stop, scoreAgain, trace };
}

/** Length of the model's sentence, ms; 0 for a single word, which has no pause for thinking. */
function expectedMs({ reference, audio }: Pick<LessonItem, 'reference' | 'audio'>): number {
  const { cues } = audio.US;
  return reference.length > 1 ? (cues.at(-1)?.endMs ?? 0) - (cues[0]?.startMs ?? 0) : 0;
}

/** Maximum length of a recording: three times the model's clip and 5 s, at most 20 s. */
function maxRecordingMs(item: Pick<LessonItem, 'audio'>): number {
  return Math.min(20_000, 5000 + 3 * item.audio.US.durationMs);
}
