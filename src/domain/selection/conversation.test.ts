import { expect, it } from 'vitest';
import { parser } from '../../server/gateways/nlp/configured';
import { hasContraction, isConversational } from './conversation';

const parse = (text: string) => parser().parse(text)[0]!;

it.each([
  ['I left my umbrella on the bus again.', true],
  ["Let's meet in front of the station.", true],
  ['The nurse will call your name in a minute.', true],
  ['How long does the train to Tainan take?', true],
  ['The bakery gives away its bread every evening.', false],
  ['The US team won the last game.', false],
])('“%s” is in the first or second person or a question: %s', (text, expected) => {
  expect(isConversational(parse(text))).toBe(expected);
});

it.each([
  ["I don't have any change.", true],
  ["Can't we sit by the window?", true],
  ["It's raining again.", true],
  ["Let's go home.", true],
  ['He said they’re on their way.', true],
  ["The shop keeps my brother's bicycle.", false],
  ['The students’ bus leaves at nine.', false],
  ['I cannot carry this box.', false],
])('“%s” has a contraction: %s', (text, expected) => {
  expect(hasContraction(parse(text))).toBe(expected);
});
