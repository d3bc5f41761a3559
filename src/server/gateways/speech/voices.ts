import type { Accent } from '~/domain/speech/accent';
import { ENGINES, type SpeechEngine, type Voice } from './speech-engine';

const PICO = { engine: 'pico', licence: 'Apache-2.0 (SVOX Pico)', sampleRate: 16_000 } as const;
const FLITE = {
  engine: 'flite',
  licence: 'BSD-like (Carnegie Mellon University, Flite)',
  sampleRate: 16_000,
} as const;
const RHVOICE = {
  engine: 'rhvoice',
  licence: 'LGPL-2.1-or-later (RHVoice)',
  sampleRate: 24_000,
} as const;

/** All packaged voices. An operator's own ones are described by the files in `VOICES_DIR`. The voice awb is
 *  a Scottish speaker's, and is labelled as Scottish everywhere. */
const VOICES: readonly Voice[] = [
  { id: 'pico-us', accent: 'US', variety: 'american', sex: 'female', ...PICO },
  { id: 'pico-gb', accent: 'GB', variety: 'british', sex: 'female', ...PICO },
  { id: 'flite-rms', accent: 'US', variety: 'american', sex: 'male', ...FLITE },
  { id: 'flite-slt', accent: 'US', variety: 'american', sex: 'female', ...FLITE },
  { id: 'flite-awb', accent: 'GB', variety: 'scottish', sex: 'male', ...FLITE },
  { id: 'rhvoice-bdl', accent: 'US', variety: 'american', sex: 'male', ...RHVOICE },
  { id: 'rhvoice-slt', accent: 'US', variety: 'american', sex: 'female', ...RHVOICE },
  { id: 'rhvoice-clb', accent: 'US', variety: 'american', sex: 'female', ...RHVOICE },
  { id: 'rhvoice-alan', accent: 'GB', variety: 'scottish', sex: 'male', ...RHVOICE },
];

/** The voices of one engine. */
export const voicesOf = (engine: Voice['engine']): Voice[] =>
  VOICES.filter((voice) => voice.engine === engine);

/** A voice that can speak now, with its engine. */
export interface AvailableVoice {
  voice: Voice;
  engine: SpeechEngine;
}

/** The voices of one accent that can speak now: a row for each sex, women first, and in a row the voices by
 *  preference; if one misreads a text, the next is tried. */
export type Cast = readonly (readonly AvailableVoice[])[];

/** The cast of an accent.
 *  @throws Error when no voice of the accent is available */
export function castOf(engines: readonly SpeechEngine[], accent: Accent): Cast {
  const available = engines
    .flatMap((engine) => engine.voices.map((voice) => ({ voice, engine })))
    .filter(({ voice }) => voice.accent === accent)
    .sort((a, b) => rank(a) - rank(b));
  const rows = (['female', 'male'] as const)
    .map((sex) => available.filter(({ voice }) => voice.sex === sex))
    .filter((row) => row.length > 0);
  if (rows.length === 0) throw new Error(`There is no voice for the accent ${accent}.`);
  return rows;
}

const rank = ({ voice }: AvailableVoice): number => ENGINES.indexOf(voice.engine);

/** The rows of a cast in the order in which an item uses them: items alternate between first rows.
 *  @param position of the item, from 1 */
export function rowsFor(cast: Cast, position: number): Cast {
  const first = (position - 1) % cast.length;
  return [...cast.slice(first), ...cast.slice(0, first)];
}
