import type { Accent } from '~/domain/speech/accent';
import type { DraftLineView, OperatorDraft } from '~/schemas/operator-unit';
import type { DraftChanges, FieldChange, FieldRef } from './draft-changes';

type Ref<Of extends FieldRef['of']> = Extract<FieldRef, { of: Of }>;

/** The texts whose recordings are discarded by saving these changes: changed texts, and texts with words
 *  whose card has another pronunciation. */
export function lostRecordings({ lines, words }: OperatorDraft, changes: DraftChanges): string[] {
  const all = Object.values(changes);
  const cards = all.flatMap((change) => changedCards(words, change));
  const isLost = (line: DraftLineView): boolean =>
    all.some(({ ref }) => isTextOf(ref, line)) ||
    cards.some(
      ({ word, accent }) =>
        hasWord(line.text, word) &&
        line.places.some(
          (place) => place.clip?.recorded && (accent === null || place.accent === accent),
        ),
    );
  return lines.filter((line) => isRecorded(line) && isLost(line)).map(({ text }) => text);
}

/** Whether a line has a recording. */
export const isRecorded = ({ places }: DraftLineView): boolean =>
  places.some(({ clip }) => clip?.recorded);

/** Whether a field is the text of a line. */
function isTextOf(ref: FieldRef, { kind, key, part }: DraftLineView): boolean {
  if (ref.of === 'texts' || ref.key !== key) return false;
  if (kind === 'SENTENCE') return ref.of === 'sentence' && ref.field === 'text';
  return ref.of === 'word' && ref.field === (part === 'EXAMPLE' ? 'example' : 'text');
}

/** Words whose recordings a change discards, each with the accent of those recordings: null for both accents. */
function changedCards(
  words: OperatorDraft['words'],
  { ref, value, base }: FieldChange,
): { word: string; accent: Accent | null }[] {
  if (ref.of !== 'word') return [];
  const { field, key } = ref satisfies Ref<'word'>;
  if (field === 'text') return [base, value].map((word) => ({ word, accent: null }));
  const word = words.find((one) => one.key === key)?.text;
  if (word === undefined || !field.startsWith('ipa.')) return [];
  return [{ word, accent: field === 'ipa.us' ? 'US' : 'GB' }];
}

const hasWord = (text: string, word: string): boolean =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'’-]+/u)
    .includes(word.trim().toLowerCase());
