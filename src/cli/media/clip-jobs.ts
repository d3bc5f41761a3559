import { MIXTURES_ID } from '~/domain/speech/model-file';
import type { UnitContent } from '~/schemas/content';
import { MP3_SETTINGS } from '~/server/gateways/speech/mp3';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { ACCENTS } from '~/server/gateways/speech/tts';
import type { ClipLine } from './clip-shelf';
import { recipeHash } from './content-hash';
import { SHAPE_SETTINGS } from './shape-audio';

/** One clip that a unit needs. */
export interface ClipJob extends ClipLine {
  kind: 'WORD' | 'SENTENCE';
  position: number;
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

/** Hash of all that a clip is made from and timed with. The scorer's calibration is not among it: a
 *  new one does not change what the voice says. */
export function sourceOf(inputs: object): string {
  return recipeHash([inputs, [SHAPE_SETTINGS, MP3_SETTINGS, MIXTURES_ID]]);
}
