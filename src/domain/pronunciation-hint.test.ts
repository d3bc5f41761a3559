import { expect, it } from 'vitest';
import { hintFor, worstPhoneme } from './pronunciation-hint';
import type { PhoneResult, WordStatus } from './speech/types';

const heard = (phones: PhoneResult[], status: WordStatus = 'again') => ({ status, phones });
const phone = (target: string, gop = 0, heard: string | null = null) => ({ target, heard, gop });

it('a sound heard as another has the hint of that confusion', () => {
  const word = [phone('TH', -4, 'S'), phone('IH'), phone('NG'), phone('K')];
  expect(hintFor(heard(word), 0)).toEqual({
    state: 'slip',
    target: 'TH',
    heard: 'S',
    hint: 'thAsS',
  });
});

it('a clear sound needs no advice', () => {
  expect(hintFor(heard([phone('S', -2)]), 0)).toMatchObject({ state: 'clear', hint: null });
});

it('an unclear sound has the hint of its usual trouble, at an ending that of endings', () => {
  const of = (word: [string, number][], at: number) =>
    hintFor(heard(word.map(([target, gop]) => phone(target, gop))), at).hint;
  expect(
    of(
      [
        ['V', -3],
        ['AE', 0],
        ['N', 0],
      ],
      0,
    ),
  ).toBe('vAsW');
  expect(
    of(
      [
        ['G', 0],
        ['IH', 0],
        ['V', -3],
      ],
      2,
    ),
  ).toBe('voicedFinal');
  expect(
    of(
      [
        ['K', 0],
        ['AE', 0],
        ['T', -3],
      ],
      2,
    ),
  ).toBe('finalDropped');
  expect(
    of(
      [
        ['B', 0],
        ['AO', 0],
        ['L', -3],
      ],
      2,
    ),
  ).toBe('darkL');
  expect(
    of(
      [
        ['S', 0],
        ['T', -3],
        ['AA', 0],
        ['P', 0],
      ],
      1,
    ),
  ).toBe('clusterDropped');
  expect(
    of(
      [
        ['HH', -3],
        ['AY', 0],
      ],
      0,
    ),
  ).toBeNull();
});

it('a known slip is told before a sound that was poorer but merely unclear', () => {
  const word = [phone('V', -6), phone('EH', 0), phone('R', -3, 'L'), phone('IY', 0)];
  expect(worstPhoneme(heard(word))).toEqual({
    state: 'slip',
    target: 'R',
    heard: 'L',
    hint: 'rAsL',
  });
  expect(worstPhoneme(heard([phone('M', 0)]))).toBeNull();
});

it('no single sound is told when another word was said', () => {
  const word = [phone('S', -3), phone('T', -4), phone('R', -5, 'L'), phone('AO'), phone('NG', -3)];
  expect(worstPhoneme(heard(word))).toBeNull();
});

it('a word that was clear as a whole has few unclear sounds', () => {
  const word = [phone('K', -3), phone('AE'), phone('T', -5)];
  expect([0, 2].map((at) => hintFor(heard(word, 'said'), at).state)).toEqual(['clear', 'weak']);
  expect(hintFor(heard(word), 0).state).toBe('weak');
});
