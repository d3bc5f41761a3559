import { expect, it } from 'vitest';
import { loadUnits } from '~/server/content/load-units';
import { parser } from '~/server/gateways/nlp/configured';
import { checkUnit } from './check-unit';

const parse = (text: string) => parser().parse(text);
const unit = loadUnits()[0]!;
const [word, sentence] = [unit.words[0]!, unit.sentences[0]!];

const check = (change: Partial<typeof unit>) => checkUnit({ ...unit, ...change }, parse);

it('a unit’s words are graded with their part of speech and counted when they are at its level', () => {
  const words = [
    { ...word, text: 'apologize', partOfSpeech: 'verb' as const },
    { ...word, text: 'neighbors', partOfSpeech: 'noun' as const },
  ];
  const result = check({ level: 'A2', words });
  expect(result.words).toEqual([
    { text: 'apologize', level: 'A2', isAtLevel: true },
    { text: 'neighbors', level: 'A1', isAtLevel: false },
  ]);
  expect(result.counts.wordsAtLevel).toBe(1);
});

it('a unit’s sentences are counted as conversational and with contractions, and dangling words are named', () => {
  const sentences = [
    "I don't know the way to the station.",
    'He has walked home with them every day.',
  ];
  const result = check({ sentences: sentences.map((text) => ({ ...sentence, text })) });
  expect(result.counts).toMatchObject({ conversational: 1, contractions: 1 });
  expect(result.sentences.map(({ unresolved }) => unresolved)).toEqual([null, 'He']);
});

it.each([
  ['Too short a sentence.', 'has 4 words, not 6 to 16'],
  ['We open at 8 in the morning.', /is written with other signs/],
  ['I don’t know the way to the station.', /is written with other signs/],
  ['Nobody has ever written this very sentence.', 'stands in none of the pieces'],
])('the check of a unit names what is wrong with “%s”', (text, problem) => {
  const { problems } = check({ sentences: [{ ...sentence, text }] });
  expect(problems['sentences.1.text']).toEqual(
    typeof problem === 'string' ? problem : expect.stringMatching(problem),
  );
});

it('the check of a unit names words without a sentence, wrong examples and half-width signs', () => {
  const words = [
    { ...word, text: 'xylophone', example: 'Another word.' },
    { ...word, example: sentence.text, meaning: '意思,義' },
    { ...word, example: '' },
  ];
  const { problems } = check({ words, sentences: [{ ...sentence, translation: '句子?' }] });
  expect(problems).toMatchObject({
    'words.1.text': 'stands in none of the sentences',
    'words.1.example': 'does not hold “xylophone”',
    'words.2.meaning': 'has half-width punctuation',
    'words.3.example': 'is empty',
    'sentences.1.translation': 'has half-width punctuation',
  });
});
