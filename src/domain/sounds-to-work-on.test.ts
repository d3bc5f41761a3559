import { expect, it } from 'vitest';
import type { Judgement } from './lesson-feedback';
import { soundsToWorkOn } from './sounds-to-work-on';

const saying = (text: string, target: string, heard: string | null, unsure = false): Judgement => ({
  mode: 'SPEAK',
  score: 60,
  passed: false,
  words: [
    {
      text,
      score: 60,
      status: 'again',
      phones: [
        { target, heard, gop: -4 },
        { target: 'IY', heard: null, gop: 0 },
      ],
      span: { start: 0, end: 1 },
      typed: null,
      unsure,
    },
  ],
  extraSpeech: false,
  extraWords: [],
  engine: 'test',
});

it('the commonest confusion comes first, with its words and its hint', () => {
  const sayings = [
    saying('three', 'TH', 'S'),
    saying('Three.', 'TH', 'S'),
    saying('theme', 'TH', 'S'),
    saying('really', 'R', 'L'),
    saying('read', 'R', 'L'),
    saying('van', 'V', 'W'),
  ];
  expect(soundsToWorkOn(sayings)).toEqual([
    { target: 'TH', heard: 'S', times: 3, words: ['three', 'theme'], hint: 'thAsS' },
    { target: 'R', heard: 'L', times: 2, words: ['really', 'read'], hint: 'rAsL' },
  ]);
});

it('what happened once is an accident', () => {
  expect(soundsToWorkOn([saying('van', 'V', 'W')])).toEqual([]);
  expect(soundsToWorkOn([saying('van', 'V', null), saying('vine', 'V', null)])).toEqual([]);
});

it('a word that was not heard well tells nothing', () => {
  expect(soundsToWorkOn([1, 2, 3].map(() => saying('van', 'V', 'W', true)))).toEqual([]);
});
