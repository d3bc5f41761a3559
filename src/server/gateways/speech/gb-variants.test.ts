import { expect, it } from 'vitest';
import { britishForms } from './gb-variants';

const formsOf = (word: string, phones: string) =>
  britishForms(word, phones.split(' ')).map((form) => form.join(' '));

it.each([
  ['dance', 'D AE1 N S', 'D AA N S'],
  ['passed', 'P AE1 S T', 'P AA S T'],
  ['advantage', 'AE0 D V AE1 N T IH0 JH', 'AE D V AA N T IH JH'],
  ['stop', 'S T AA1 P', 'S T AO P'],
  ['sorry', 'S AA1 R IY0', 'S AO R IY'],
  ['start', 'S T AA1 R T', 'S T AA T'],
  ['near', 'N IH1 R', 'N IH AH'],
  ['water', 'W AO1 T ER0', 'W AO T AH'],
  ['hurry', 'HH ER1 IY0', 'HH AH R IY'],
  ['new', 'N UW1', 'N Y UW'],
  ['nuisance', 'N UW1 S AH0 N S', 'N Y UW S AH N S'],
  ['harbor', 'HH AA1 R B ER0', 'HH AA B AH'],
])('A British form of “%s”, %s, is %s', (word, phones, form) => {
  expect(formsOf(word, phones)).toContain(form);
});

it.each([
  ['map', 'M AE1 P', 'M AA P'],
  ['cat', 'K AE1 T', 'K AA T'],
  ['an', 'AE1 N', 'AA N'],
  ['part', 'P AA1 R T', 'P AO T'],
  ['carton', 'K AA1 R T AH0 N', 'K AO T AH N'],
  ['father', 'F AA1 DH ER0', 'F AO DH AH'],
  ['hurt', 'HH ER1 T', 'HH AH T'],
  ['do', 'D UW1', 'D Y UW'],
])('No British form of “%s”, %s, is %s', (word, phones, form) => {
  expect(formsOf(word, phones)).not.toContain(form);
});
