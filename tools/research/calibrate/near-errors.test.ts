import { expect, it } from 'vitest';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { nearErrorKind } from './near-errors';

it.each([
  ['think', 'sink', 'th'],
  ['rice', 'lice', 'l/r'],
  ['cart', 'car', 'dropped'],
  ['car', 'cart', 'added'],
  ['bad', 'bat', 'voice'],
  ['seat', 'sit', 'vowel'],
  ['fourteen', 'forty', 'dropped'],
  ['table', 'window', 'other'],
])('Where the text has %s and %s was said, the kind of error is %s', (text, said, kind) => {
  expect(nearErrorKind(referenceWords(text)[0]!, referenceWords(said)[0]!)).toBe(kind);
});
