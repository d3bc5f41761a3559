'use client';
import { useState } from 'react';
import { devicePreference, saveDevicePreference } from '~/device/device-preference';
import { choosePassage } from '~/domain/interpreting/choose-passage';
import type { Accent } from '~/domain/speech/accent';
import type { LessonItem } from '~/schemas/lesson';
import type { ScorerInUse } from '../../player/use-scorer';
import { InterpretPassage } from './interpret-passage';

interface Props {
  slug: string;
  items: readonly LessonItem[];
  accent: Accent;
  engine: ScorerInUse;
  onLeave: () => void;
}

/** Consecutive interpreting of a unit, passage by passage. Only the next passage is stored, on this device. */
export function InterpretingView({ slug, items, accent, engine, onLeave }: Props) {
  const preference = `interpreting.${slug}`;
  const [round, setRound] = useState(() => toRound(devicePreference(preference)));
  /** Counts the tries, each of which begins with empty notes. */
  const [tries, setTries] = useState(0);
  const [passage, setPassage] = useState(() => passageOf(items, round));
  const begin = (to: number) => {
    setRound(to);
    setPassage(passageOf(items, to));
    setTries(tries + 1);
  };
  return (
    <InterpretPassage
      key={tries}
      passage={passage}
      accent={accent}
      engine={engine}
      onDone={() => saveDevicePreference(preference, String(round + 1))}
      onAgain={() => begin(round)}
      onNext={() => begin(round + 1)}
      onLeave={onLeave}
    />
  );
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
