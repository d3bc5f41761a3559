import type { ItemKind } from '~/domain/item-kinds';
import { ACCENTS, type Accent } from '~/domain/speech/accent';
import type { UnitContent } from '~/schemas/content';
import { type ClipLine, type SpokenLine, toClipLine } from './render-clip';
import type { SpeechEngine } from './speech-engine';
import { type ClipPart, type SpokenUnit, unitLines } from './spoken-lines';
import { type AvailableVoice, castOf, rowsFor } from './voices';
import { wordsToSay } from './words-to-say';

/** One clip that a unit needs. */
export interface ClipJob {
  kind: ItemKind;
  position: number;
  part: ClipPart;
  accent: Accent;
  /** 0 for the voice that an item has of its own, 1 … for the others. */
  rank: number;
  /** The line for each possible voice, by preference; if one misreads it, the next is tried. */
  lines: ClipLine[];
}

/** Speed of words, which are slower because they have no context. Lower levels are slower, too. */
const WORD_SPEED = 0.85;
const SENTENCE_SPEED = { A2: 0.9, B1: 0.95, B2: 1 } as const;

/** The spoken parts of a unit, and how fast it is spoken. */
interface UnitToSpeak extends SpokenUnit {
  level: UnitContent['level'];
}

/** The clips of a unit: every word and sentence in a woman's and a man's voice of each accent, items alternate
 *  between them as the first voice; every example in one voice of each accent, the other one.
 *  @throws Error naming a word that has no known pronunciation */
export function listClipJobs(unit: UnitToSpeak, engines: readonly SpeechEngine[]): ClipJob[] {
  return unitLines(unit).flatMap(({ kind, position, part, text, known }) => {
    const isWord = kind === 'WORD' && part === 'TEXT';
    const speed = isWord ? WORD_SPEED : SENTENCE_SPEED[unit.level];
    return ACCENTS.flatMap((accent) => {
      const line: SpokenLine = { text, words: wordsToSay(text, accent, known), speed };
      const rows = rowsFor(castOf(engines, accent), position);
      const speakers = part === 'TEXT' ? rows : [[...rows].reverse().flat()];
      return speakers.map((row, rank) => ({
        kind,
        position,
        part,
        accent,
        rank,
        lines: linesFor(line, row),
      }));
    });
  });
}

const linesFor = (line: SpokenLine, row: readonly AvailableVoice[]): ClipLine[] =>
  row.flatMap((speaker) => toClipLine(line, speaker) ?? []);
