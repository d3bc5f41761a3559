'use client';
import { useState } from 'react';
import { devicePreference, saveDevicePreference } from '~/device/device-preference';
import { choosePassage } from '~/domain/interpreting/choose-passage';
import type { LessonItem } from '~/schemas/lesson';

export interface Passages {
  /** The sentences of this round; empty where no two of the unit fit together. */
  passage: readonly LessonItem[];
  /** Number of the try, as the key of its screen: each begins with empty notes. */
  tries: number;
  /** Stores that the next visit begins with the next passage. */
  storeDone: () => void;
  again: () => void;
  next: () => void;
}

/** The passages of an exercise, round by round. Only the next passage is stored, on this device.
 *  @param preference name of the stored round
 *  @param items those of the unit whose sentences make the passages */
export function usePassages(preference: string, items: readonly LessonItem[]): Passages {
  const [round, setRound] = useState(() => toRound(devicePreference(preference)));
  const [tries, setTries] = useState(0);
  const [passage, setPassage] = useState(() => passageOf(items, round));
  const begin = (to: number) => {
    setRound(to);
    setPassage(passageOf(items, to));
    setTries(tries + 1);
  };
  return {
    passage,
    tries,
    storeDone: () => saveDevicePreference(preference, String(round + 1)),
    again: () => begin(round),
    next: () => begin(round + 1),
  };
}

/** The number of a stored round; the first where nothing usable is stored. */
const toRound = (stored: string | null) =>
  stored && /^\d{1,6}$/.test(stored) ? Number(stored) : 0;

/** The sentences of a round. The longer recording of each sentence counts, so that both accents have the
 *  same passages. */
function passageOf(items: readonly LessonItem[], round: number): LessonItem[] {
  const sentences = items.filter(({ kind }) => kind === 'SENTENCE');
  const durationsMs = sentences.map(({ audio }) =>
    Math.max(audio.US.durationMs, audio.GB.durationMs),
  );
  return choosePassage(durationsMs, round).map((index) => sentences[index]!);
}
