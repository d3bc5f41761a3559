import { createHash } from 'node:crypto';
import { MIXTURES_ID } from '~/domain/speech/model-file';
import type { ReferenceWord } from '~/domain/speech/types';
import type { UnitContent } from '~/schemas/content';
import { MP3_SETTINGS } from '~/server/gateways/speech/mp3';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { ACCENTS, type Accent } from '~/server/gateways/speech/tts';
import { SHAPE_SETTINGS } from './shape-audio';

/** One clip that a unit needs. */
export interface ClipJob {
  kind: 'WORD' | 'SENTENCE';
  position: number;
  accent: Accent;
  text: string;
  /** Pace of the first take; 1 is the voice's own. */
  speed: number;
  reference: ReferenceWord[];
  /** Hash of all that the clip is made from and timed with. The scorer's calibration is not among
   *  it: a new one does not change what the voice says. */
  source: string;
}

/** Words stand alone and have no context to help: slower. Beginners get a little more time. */
const WORD_SPEED = 0.85;
const SENTENCE_SPEED = { A2: 0.9, B1: 0.95, B2: 1 } as const;

/** The forty clips of a unit: ten words and ten sentences, each in both accents.
 *  @throws Error naming a word that has no known pronunciation */
export function clipJobs(unit: UnitContent, ttsId: string): ClipJob[] {
  const words = unit.words.map(({ text, pronunciations }, i) => ({
    kind: 'WORD' as const,
    position: i + 1,
    text,
    speed: WORD_SPEED,
    reference: referenceWords(text, pronunciations && { [text.toLowerCase()]: pronunciations }),
  }));
  const sentences = unit.sentences.map(({ text, pronunciations }, i) => ({
    kind: 'SENTENCE' as const,
    position: i + 1,
    text,
    speed: SENTENCE_SPEED[unit.level],
    reference: referenceWords(text, pronunciations),
  }));
  return [...words, ...sentences].flatMap((item) =>
    ACCENTS.map((accent) => ({ ...item, accent, source: sourceOf({ ...item, accent, ttsId }) })),
  );
}

function sourceOf(inputs: object): string {
  const recipe = [SHAPE_SETTINGS, MP3_SETTINGS, MIXTURES_ID];
  return createHash('sha256')
    .update(JSON.stringify([inputs, recipe]))
    .digest('hex')
    .slice(0, 16);
}
