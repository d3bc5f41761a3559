import { expect, it } from 'vitest';
import { parser } from './configured';

const annotate = (text: string) =>
  parser()
    .parse(text)
    .map(({ tokens }) =>
      tokens.map((token) => `${token.text}/${token.lemma}/${token.pos}`).join(' '),
    );

it('Sentences are split after full stops, not after titles and initials', () => {
  const texts = parser()
    .parse('Dr. Lin paid $3.5 million in Washington, D.C. last year.\n\nShe was happy!')
    .map(({ text }) => text);
  expect(texts).toEqual([
    'Dr. Lin paid $3.5 million in Washington, D.C. last year.',
    'She was happy!',
  ]);
});

it('Tokens get parts of speech and lemmas, also with curly apostrophes', () => {
  expect(annotate('The children’s teacher hasn’t slept.')).toEqual([
    "The/the/DET children/child/NOUN 's/'s/PART teacher/teacher/NOUN has/have/AUX n't/not/PART slept/sleep/VERB ././PUNCT",
  ]);
});

it.each([
  ["I'm late.", ["I/i/PRON 'm/be/AUX late/late/ADJ ././PUNCT"]],
  [
    "Yes, here's a bus.",
    ["Yes/yes/INTJ ,/,/PUNCT here/here/ADV 's/be/AUX a/a/DET bus/bus/NOUN ././PUNCT"],
  ],
  ["There's a bus.", ["There/there/PRON 's/be/AUX a/a/DET bus/bus/NOUN ././PUNCT"]],
])('The pronoun and the verb of “%s” are told apart', (text, expected) => {
  expect(annotate(text)).toEqual(expected);
});

it('Tokens know whether a space precedes them', () => {
  const [sentence] = parser().parse("It's late.");
  expect(sentence?.tokens.map(({ spaced }) => spaced)).toEqual([false, false, true, false]);
});

it.each(['', ' \n\t ', '\ufeff'])('The parser finds no sentence in %j', (text) => {
  expect(parser().parse(text)).toEqual([]);
});

it.each([
  ['She was riding home.', 'ride'],
  ['He visited us.', 'visit'],
  ['They are hopping.', 'hop'],
  ['It cared for them.', 'care'],
])('The lemma of the verb in “%s” is %s', (text, lemma) => {
  const verbs = parser()
    .parse(text)[0]!
    .tokens.filter(({ pos }) => pos === 'VERB');
  expect(verbs.map((token) => token.lemma)).toEqual([lemma]);
});
