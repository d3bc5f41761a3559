import 'server-only';
import { ITEM_LISTS, itemField } from '~/domain/item-kinds';
import type { Accent } from '~/domain/speech/accent';
import type { DraftRecording, RecordedLine } from '~/schemas/clip-recording';
import type { DraftItems } from '~/schemas/news';
import { hashRecipe } from '~/server/gateways/speech/content-hash';
import { type UnitLine, unitLines } from '~/server/gateways/speech/spoken-lines';
import { type WordToSay, wordsToSay } from '~/server/gateways/speech/words-to-say';

/** A text of a draft that clips say. */
export interface DraftLine extends UnitLine {
  /** Key of its word or sentence. */
  key: string;
  /** Its position on the page: `words.3`, `words.3.example`, `sentences.1`. */
  field: string;
}

/** The texts of a draft that clips say, in their order. */
export function draftLines(items: DraftItems): DraftLine[] {
  return unitLines(items).map((line) => {
    const { kind, position, part } = line;
    const field = itemField(kind, position);
    return {
      ...line,
      key: items[ITEM_LISTS[kind]][position - 1]!.key,
      field: part === 'EXAMPLE' ? `${field}.example` : field,
    };
  });
}

/** The line of a recording; undefined when the draft no longer has it. */
export const findLine = (
  items: DraftItems,
  { kind, key, part }: Omit<RecordedLine, 'accent'>,
): DraftLine | undefined =>
  draftLines(items).find(
    (line) => line.kind === kind && line.key === key && line.part === part && line.text !== '',
  );

/** The words of a line with the pronunciations of a clip in an accent; null when one has no known
 *  pronunciation. */
export function lineWords({ text, known }: UnitLine, accent: Accent): WordToSay[] | null {
  try {
    return wordsToSay(text, accent, known);
  } catch {
    return null;
  }
}

/** Hash of the words of a line with the pronunciations of a card or an editor: a recording that was checked
 *  against others is not valid for these. */
export const hashWords = (words: readonly WordToSay[]): string =>
  hashRecipe(words.map(({ text, given, pronunciations }) => [text, given && pronunciations]));

/** Whether two recordings are of the same place: an example has one clip for each accent, of any voice. */
export const isSamePlace = (
  one: RecordedLine & Pick<DraftRecording, 'sex'>,
  other: RecordedLine & Pick<DraftRecording, 'sex'>,
): boolean =>
  one.kind === other.kind &&
  one.key === other.key &&
  one.part === other.part &&
  one.accent === other.accent &&
  (one.part === 'EXAMPLE' || one.sex === other.sex);

/** The recordings that still say what the items say. */
export function keptRecordings(
  items: DraftItems,
  recordings: readonly DraftRecording[],
): DraftRecording[] {
  return recordings.filter((recording) => {
    const line = findLine(items, recording);
    const words = line && lineWords(line, recording.accent);
    return words && hashWords(words) === recording.said;
  });
}
