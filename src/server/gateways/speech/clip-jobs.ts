import type { CLIP_PARTS, UnitContent } from '~/schemas/content';
import type { Cards } from './pronounce';
import { type ClipLine, type SpokenLine, toClipLine } from './render-clip';
import { ACCENTS, type Accent, type SpeechEngine } from './speech-engine';
import { type AvailableVoice, castOf, rowsFor } from './voices';
import { wordsToSay } from './words-to-say';

/** What a clip of an item says: the item itself, or the example of a word. */
type ClipPart = (typeof CLIP_PARTS)[number];

/** One clip that a unit needs. */
export interface ClipJob {
  kind: 'WORD' | 'SENTENCE';
  position: number;
  part: ClipPart;
  accent: Accent;
  /** 0 for the voice that an item has of its own, 1 … for the others. */
  rank: number;
  /** The line for each voice that may say it, by preference: where one misreads it, the next is tried. */
  lines: ClipLine[];
}

/** Speed of words, which are slower because they have no context. Lower levels are slower, too. */
const WORD_SPEED = 0.85;
const SENTENCE_SPEED = { A2: 0.9, B1: 0.95, B2: 1 } as const;

type UnitWord = UnitContent['words'][number];
type UnitSentence = UnitContent['sentences'][number];

/** The spoken parts of a unit. */
export interface SpokenUnit {
  level: UnitContent['level'];
  words: readonly (Pick<UnitWord, 'text' | 'pronunciations' | 'examplePronunciations' | 'ipa'> & {
    example?: string;
  })[];
  sentences: readonly Pick<UnitSentence, 'text' | 'pronunciations'>[];
}

/** The clips of a unit: every word and sentence in a woman's and a man's voice of each accent, items taking turns
 *  with whose voice comes first; every example in one voice of each accent, the other one's.
 *  @throws Error naming a word that has no known pronunciation */
export function listClipJobs(unit: SpokenUnit, engines: readonly SpeechEngine[]): ClipJob[] {
  const cards: Cards = Object.fromEntries(
    unit.words.map(({ text, ipa }) => [text.toLowerCase(), ipa]),
  );
  const speed = SENTENCE_SPEED[unit.level];
  const items = [
    ...unit.words.map(({ text, pronunciations, example, examplePronunciations }, index) => ({
      kind: 'WORD' as const,
      position: index + 1,
      overrides: {
        ...examplePronunciations,
        ...(pronunciations && { [text.toLowerCase()]: pronunciations }),
      },
      texts: [
        { part: 'TEXT' as const, text, speed: WORD_SPEED },
        ...(example ? [{ part: 'EXAMPLE' as const, text: example, speed }] : []),
      ],
    })),
    ...unit.sentences.map(({ text, pronunciations }, index) => ({
      kind: 'SENTENCE' as const,
      position: index + 1,
      overrides: pronunciations,
      texts: [{ part: 'TEXT' as const, text, speed }],
    })),
  ];
  return items.flatMap(({ kind, position, overrides, texts }) =>
    texts.flatMap(({ part, text, speed }) =>
      ACCENTS.flatMap((accent) => {
        const words = wordsToSay(text, accent, { overrides, cards });
        const line: SpokenLine = { text, words, speed };
        const rows = rowsFor(castOf(engines, accent), position);
        const speakers = part === 'TEXT' ? rows : [[...rows].reverse().flat()];
        return speakers.map((row, rank) => ({
          ...{ kind, position, part, accent, rank },
          lines: linesFor(line, row),
        }));
      }),
    ),
  );
}

const linesFor = (line: SpokenLine, row: readonly AvailableVoice[]): ClipLine[] =>
  row.flatMap((speaker) => toClipLine(line, speaker) ?? []);
