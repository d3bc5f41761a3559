'use client';
import { useEffect, useRef, useState } from 'react';
import { decodeRecording } from '~/audio/decode';
import { LevelTrace } from '~/audio/level-trace';
import { MIN_RECORDING_MS, openRecorder, type Recorder } from '~/audio/recorder';
import { SpeechInputError, type SpeechInputProblem } from '~/audio/speech-input-error';
import { wavBlob } from '~/audio/wav-blob';
import { readBase64 } from '~/console/read-base64';
import { MAX_TAKE_BYTES, MAX_TAKE_SECONDS } from '~/domain/sound-file';
import type { TakeResult } from '~/schemas/clip-recording';

/** State of a take, from the microphone to the server's answer. */
export type TakePhase =
  | { name: 'idle' }
  | { name: 'opening' }
  | { name: 'recording'; isDead: boolean; isUnmetered: boolean }
  | { name: 'checking' }
  | { name: 'checked'; result: TakeResult; url: string }
  | { name: 'blocked'; problem: SpeechInputProblem }
  | { name: 'tooLarge' }
  | { name: 'tooShort' }
  | { name: 'failed'; error: unknown };

/** Records a take or reads a file, and has the server check it.
 *  @param check sends a file in base64 */
export function useTakeCheck(check: (audio: string) => Promise<TakeResult>) {
  const [phase, setPhase] = useState<TakePhase>({ name: 'idle' });
  const [trace] = useState(() => new LevelTrace());
  const recorder = useRef<Recorder | null>(null);
  const leaving = useRef(new AbortController());
  const heard = useRef<string | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => {
      controller.abort();
      if (heard.current) URL.revokeObjectURL(heard.current);
    };
  }, []);

  async function send(file: Blob) {
    const { signal } = leaving.current;
    if (file.size > MAX_TAKE_BYTES) return setPhase({ name: 'tooLarge' });
    setPhase({ name: 'checking' });
    try {
      const result = await check(await readBase64(file));
      if (signal.aborted) return;
      if (heard.current) URL.revokeObjectURL(heard.current);
      heard.current = result.outcome === 'accepted' ? null : URL.createObjectURL(file);
      const url = result.outcome === 'accepted' ? result.url : (heard.current ?? '');
      setPhase({ name: 'checked', result, url });
    } catch (error) {
      if (!signal.aborted) setPhase({ name: 'failed', error });
    }
  }

  const setRecording = (heard: { isDead: boolean } | { isUnmetered: boolean }) =>
    setPhase((before) => (before.name === 'recording' ? { ...before, ...heard } : before));

  async function record() {
    const { signal } = leaving.current;
    trace.clear();
    setPhase({ name: 'opening' });
    try {
      recorder.current = await openRecorder({
        signal,
        onLevel: trace.push,
        onDead: (isDead) => setRecording({ isDead }),
        onUnmetered: (isUnmetered) => setRecording({ isUnmetered }),
        maxMs: MAX_TAKE_SECONDS * 1_000 - 1_000,
      });
      setPhase({ name: 'recording', isDead: false, isUnmetered: false });
      const { blob, durationMs } = await recorder.current.finished;
      if (durationMs < MIN_RECORDING_MS) return setPhase({ name: 'tooShort' });
      setPhase({ name: 'checking' });
      await send(wavBlob(await decodeRecording(blob)));
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof SpeechInputError) setPhase({ name: 'blocked', problem: error.problem });
      else setPhase({ name: 'failed', error });
    }
  }

  return {
    phase,
    trace,
    record: () => void record(),
    stop: () => void recorder.current?.stop().catch(() => {}),
    send: (file: Blob) => void send(file),
  };
}
