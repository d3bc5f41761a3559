import type { ItemKind } from '~/domain/item-kinds';
import type { CLIP_PARTS, UnitContent } from '~/schemas/content';
import { type KnownWords, listOverrides, toCards, toOverrides } from './known-words';

/** The text of an item's clip: the item itself, or the example of a word. */
export type ClipPart = (typeof CLIP_PARTS)[number];

type UnitWord = UnitContent['words'][number];

/** The spoken parts of a unit. */
export interface SpokenUnit {
  words: readonly (Pick<UnitWord, 'text' | 'pronunciations' | 'examplePronunciations' | 'ipa'> & {
    example?: string;
  })[];
  sentences: readonly {
    text: string;
    pronunciations?: Parameters<typeof listOverrides>[0];
  }[];
}

/** A text of a unit that clips say, in the order of the unit. */
export interface UnitLine {
  kind: ItemKind;
  /** 1–10 */
  position: number;
  part: ClipPart;
  text: string;
  /** The pronunciations of its words that a card or an editor gives. */
  known: Required<KnownWords>;
}

/** The texts of a unit that clips say: each word with its example, if it has one, and each sentence. */
export function unitLines({ words, sentences }: SpokenUnit): UnitLine[] {
  const cards = toCards(words);
  return [
    ...words.flatMap(({ text, pronunciations, example, examplePronunciations }, index) => {
      const overrides = [
        ...listOverrides(examplePronunciations),
        ...toOverrides({ text, pronunciations }),
      ];
      const word = { kind: 'WORD', position: index + 1, known: { overrides, cards } } as const;
      return [
        { ...word, part: 'TEXT' as const, text },
        ...(example ? [{ ...word, part: 'EXAMPLE' as const, text: example }] : []),
      ];
    }),
    ...sentences.map(({ text, pronunciations }, index) => ({
      kind: 'SENTENCE' as const,
      part: 'TEXT' as const,
      position: index + 1,
      text,
      known: { overrides: listOverrides(pronunciations), cards },
    })),
  ];
}
