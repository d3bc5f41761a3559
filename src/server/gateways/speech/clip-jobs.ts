import { MIXTURES_ID } from '~/domain/speech/model-file';
import type { UnitContent } from '~/schemas/content';
import { hashRecipe } from './content-hash';
import { MP3_SETTINGS } from './mp3';
import { referenceWords } from './pronounce';
import type { ClipLine } from './render-clip';
import { SHAPE_SETTINGS } from './shape-audio';
import { ACCENTS } from './tts';

/** One clip that a unit needs. */
export interface ClipJob extends ClipLine {
  kind: 'WORD' | 'SENTENCE';
  position: number;
}

/** Speed of words, which are slower because they have no context. Lower levels are slower, too. */
const WORD_SPEED = 0.85;
const SENTENCE_SPEED = { A2: 0.9, B1: 0.95, B2: 1 } as const;

/** The spoken parts of a unit. */
export interface SpokenUnit {
  level: UnitContent['level'];
  words: readonly Pick<UnitContent['words'][number], 'text' | 'pronunciations' | 'spoken'>[];
  sentences: readonly Pick<
    UnitContent['sentences'][number],
    'text' | 'pronunciations' | 'spoken'
  >[];
}

/** The forty clips of a unit: ten words and ten sentences, each in both accents.
 *  @throws Error naming a word that has no known pronunciation */
export function listClipJobs(unit: SpokenUnit, ttsId: string): ClipJob[] {
  const words = unit.words.map(({ text, pronunciations }, index) => ({
    kind: 'WORD' as const,
    position: index + 1,
    text,
    speed: WORD_SPEED,
    reference: referenceWords(text, pronunciations && { [text.toLowerCase()]: pronunciations }),
  }));
  const sentences = unit.sentences.map(({ text, pronunciations }, index) => ({
    kind: 'SENTENCE' as const,
    position: index + 1,
    text,
    speed: SENTENCE_SPEED[unit.level],
    reference: referenceWords(text, pronunciations),
  }));
  return [...words, ...sentences].flatMap((item) =>
    ACCENTS.map((accent) => {
      const spoken = findText(unit, item)?.spoken;
      const line = { ...item, accent, ...(spoken?.[accent] && { spoken: spoken[accent] }) };
      return { ...line, source: hashClipSource({ ...line, ttsId }) };
    }),
  );
}

const findText = (unit: SpokenUnit, { kind, position }: Pick<ClipJob, 'kind' | 'position'>) =>
  (kind === 'WORD' ? unit.words : unit.sentences)[position - 1];

/** Hashes everything that a clip is made from and timed with. The scorer's calibration is not included: it
 *  does not change the clip. */
function hashClipSource(inputs: object): string {
  return hashRecipe([inputs, [SHAPE_SETTINGS, MP3_SETTINGS, MIXTURES_ID]]);
}
