import type { AcousticModel } from '~/domain/speech/acoustic-model';
import { alignWords } from '~/domain/speech/align-words';
import type { ReferenceWord } from '~/domain/speech/types';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { hasWrongSound } from '~tools/research/experiment/expert-labels';
import { phoneCount } from '~tools/research/experiment/trials';
import { readWav16k } from '~tools/research/experiment/wav';
import { learnerEndings } from './learner-endings';
import { type EndingTake, type TextTake, type WordTake, withSilence } from './takes';

const SAMPLES_PER_MS = 16;
/** Margin of sound around a word that is cut out, ms. */
const MARGIN_MS = 30;
const MIN_PHONES = 3;
/** Number of other words that a cut word and a sentence are compared with, from the unit and from elsewhere. */
const OTHERS = 2;
/** Number of words in a unit. */
const UNIT = 10;

export interface LearnerTakes {
  word: WordTake | null;
  sentence: WordTake;
  texts: TextTake[];
  ending: EndingTake;
}

/** The takes from one recording of a corpus: a word cut out of it, the whole against single words and against
 *  other sentences, its first half, and its words with another ending. Words in which experts hear a wrong
 *  sound are not cut out.
 *  @param vocabulary content words of the corpus, from which units are drawn */
export async function learnerTakes(
  model: AcousticModel,
  utterance: CorpusUtterance,
  {
    utterances,
    vocabulary,
  }: { utterances: readonly CorpusUtterance[]; vocabulary: readonly ReferenceWord[] },
  random: () => number,
): Promise<LearnerTakes> {
  const pcm = await readWav16k(utterance.wav);
  const times = alignWords(model, pcm, utterance.words);
  const { speaker } = utterance;
  const source = 'learners' as const;
  const texts = new Set(utterance.words.map(({ text }) => text.toLowerCase()));
  const absent = vocabulary.filter(({ text }) => !texts.has(text.toLowerCase()));
  const draw = (count: number) =>
    Array.from({ length: count }, () => absent[Math.floor(random() * absent.length)]!);
  const suited = [...utterance.words.keys()].filter((i) => isSuited(utterance, i));
  const index = suited[Math.floor(random() * suited.length)];
  const unit = draw(UNIT - 1);
  const present = index === undefined ? null : utterance.words[index]!;
  const others = utterances.filter(
    ({ words }) =>
      Math.abs(words.length - utterance.words.length) <= 1 && !sameText(words, utterance.words),
  );
  const wrong = others[Math.floor(random() * others.length)]!.words;
  const swapped = present && { ...draw(1)[0]!, functionWord: false };
  const half = utterance.words.length >> 1;
  const stop = times[half - 1]?.endMs ?? 0;
  return {
    word:
      present === null
        ? null
        : {
            source,
            speaker,
            said: present.text,
            pcm: withSilence(
              pcm.slice(
                Math.max(0, times[index!]!.startMs - MARGIN_MS) * SAMPLES_PER_MS,
                (times[index!]!.endMs + MARGIN_MS) * SAMPLES_PER_MS,
              ),
              roomLevel(pcm),
              random,
            ),
            asked: [
              { relation: 'right', word: present, taught: unit },
              ...unit.slice(0, OTHERS).map((word) => ({
                relation: 'taughtWord' as const,
                word,
                taught: [present, ...unit.filter((other) => other !== word)],
              })),
              ...draw(OTHERS).map((word) => ({
                relation: 'otherWord' as const,
                word,
                taught: unit,
              })),
            ],
          },
    sentence: {
      source,
      speaker,
      said: utterance.words.map(({ text }) => text).join(' '),
      pcm,
      asked: [
        ...draw(OTHERS).map((word) => ({ relation: 'sentence' as const, word, taught: unit })),
        ...(present && utterance.words.length > 1
          ? [{ relation: 'withMore' as const, word: present, taught: unit }]
          : []),
      ],
    },
    texts: [
      {
        source,
        speaker,
        pcm,
        asked: [
          { relation: 'right', words: utterance.words },
          { relation: 'sentence', words: wrong },
          ...(swapped
            ? [{ relation: 'swapped' as const, words: utterance.words.with(index!, swapped) }]
            : []),
        ],
      },
      ...(half >= 2
        ? [
            {
              source,
              speaker,
              pcm: pcm.slice(0, stop * SAMPLES_PER_MS),
              asked: [{ relation: 'stopped' as const, words: utterance.words }],
            },
          ]
        : []),
    ],
    ending: { source, speaker, pcm, asked: learnerEndings(utterance, random) },
  };
}

const sameText = (a: readonly ReferenceWord[], b: readonly ReferenceWord[]): boolean =>
  a.map(({ text }) => text).join(' ') === b.map(({ text }) => text).join(' ');

const isSuited = ({ words, expert }: CorpusUtterance, index: number): boolean =>
  !words[index]!.functionWord &&
  phoneCount(words[index]!) >= MIN_PHONES &&
  !(expert && hasWrongSound(expert[index]!));

/** The content vocabulary of a corpus. */
export const contentWords = (utterances: readonly CorpusUtterance[]): ReferenceWord[] => [
  ...new Map(
    utterances
      .flatMap(({ words }) => words)
      .filter((word) => !word.functionWord && phoneCount(word) >= MIN_PHONES)
      .map((word) => [word.text.toLowerCase(), word]),
  ).values(),
];

/** Root mean square of the quietest tenth of a recording. */
function roomLevel(pcm: Float32Array): number {
  const frame = 160;
  const levels = Array.from({ length: Math.floor(pcm.length / frame) }, (_, i) => {
    const part = pcm.subarray(i * frame, (i + 1) * frame);
    return Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / frame);
  }).sort((a, b) => a - b);
  return levels[Math.floor(levels.length / 20)] ?? 0;
}
