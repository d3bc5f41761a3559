import type { ErrorKind } from '~/domain/speech/error-kinds';
import { vowels } from '~/domain/speech/ipa';
import type { Phone, ReferenceWord } from '~/domain/speech/types';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import type { Trial } from '~tools/research/experiment/trials';

/** A text in which one word is not the one that was said, so that the reading of it is an error of a kind. */
export interface ErrorTrial {
  kind: ErrorKind;
  words: ReferenceWord[];
  index: number;
}

/** Words of grammar that learners exchange, by kind: each group is exchanged among itself. */
const GRAMMAR: readonly (readonly [ErrorKind, readonly (readonly string[])[]])[] = [
  [
    'negation',
    [
      ['can', "can't"],
      ['would', "wouldn't"],
      ['is', "isn't"],
      ['was', "wasn't"],
      ['did', "didn't"],
      ['do', "don't"],
      ['have', "haven't"],
      ['will', "won't"],
    ],
  ],
  [
    'person',
    [
      ['he', 'she'],
      ['his', 'her'],
      ['him', 'her'],
    ],
  ],
  [
    'tense',
    [
      ['has', 'had', 'have'],
      ['is', 'was'],
      ['are', 'were'],
      ['do', 'did'],
    ],
  ],
  ['article', [['a', 'the']]],
  [
    'preposition',
    [
      ['in', 'on', 'at'],
      ['to', 'for'],
    ],
  ],
];

/** The errors of a recording that its reader did not make: its text with one word exchanged at a time. Words in
 *  `skipped` are left out, because an expert heard a wrong sound in them. */
export function errorTrials(
  { utterance, swapped, near }: Pick<Trial, 'utterance' | 'swapped' | 'near'>,
  skipped: (index: number) => boolean,
): ErrorTrial[] {
  const { words } = utterance;
  const neighbours = near.flatMap((text): ErrorTrial[] => {
    const kind = nearKind(words[text.index]!, text.words[text.index]!);
    return kind ? [{ ...text, kind }] : [];
  });
  const other: ErrorTrial[] = swapped ? [{ ...swapped, kind: 'otherWord' }] : [];
  // *can* and *can't* are near words and words of grammar: each text is counted once.
  const nameOf = ({ kind, words: text, index }: ErrorTrial) =>
    `${kind} ${index} ${text[index]!.text}`;
  const all = [...other, ...neighbours, ...grammarTrials(words)];
  return [...new Map(all.map((trial) => [nameOf(trial), trial])).values()].filter(
    ({ index }) => !skipped(index),
  );
}

function grammarTrials(words: readonly ReferenceWord[]): ErrorTrial[] {
  return words.flatMap(({ text }, index) => {
    const said = text.toLowerCase().replaceAll(/[^a-z']/g, '');
    return GRAMMAR.flatMap(([kind, groups]) =>
      groups
        .filter((group) => group.includes(said))
        .flatMap((group) => group.filter((other) => other !== said))
        .map((other) => ({ kind, index, words: words.with(index, referenceWords(other)[0]!) })),
    );
  });
}

const SOUNDS: readonly (readonly [ErrorKind, readonly string[]])[] = [
  ['liquid', ['L R']],
  ['nasal', ['N NG', 'M N']],
  ['dental', ['S TH', 'T TH', 'F TH', 'D DH', 'DH Z']],
  ['labial', ['V W', 'B V', 'F V']],
  ['sibilant', ['S SH']],
  ['voicing', ['S Z', 'B P', 'D T', 'G K', 'CH JH']],
];

/** The kind of error that a reader of the word `said` makes in a text with `asked` in its place; null where the two
 *  differ in more than a sound. */
function nearKind(said: ReferenceWord, asked: ReferenceWord): ErrorKind | null {
  const spellings = [said.text, asked.text].map((text) => text.toLowerCase());
  if (spellings.some((text) => /teen\W*$/.test(text))) return 'number';
  if (spellings.some((text) => /^can't\W*$/.test(text))) return 'negation';
  const from = said.pronunciations[0]!;
  const to = asked.pronunciations[0]!;
  if (from.length !== to.length) {
    const [shorter, longer] = from.length < to.length ? [from, to] : [to, from];
    const isEnding =
      longer.length === shorter.length + 1 && shorter.every((phone, i) => phone === longer[i]);
    return isEnding ? endingKind(longer.at(-1)!) : null;
  }
  const changed = from.flatMap((phone, i) => (phone === to[i] ? [] : [[phone, to[i]!].sort()]));
  if (changed.length !== 1) return null;
  const pair = changed[0]!;
  if (pair.every((phone) => vowels.has(phone))) return 'vowel';
  return SOUNDS.find(([, pairs]) => pairs.includes(pair.join(' ')))?.[0] ?? null;
}

function endingKind(phone: Phone): ErrorKind {
  if (phone === 'S' || phone === 'Z') return 'endingS';
  return phone === 'T' || phone === 'D' ? 'endingT' : 'endingOther';
}
