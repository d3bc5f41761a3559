import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Accent } from '~/domain/speech/accent';
import type { PhoneResult } from '~/domain/speech/types';
import { MessagesFor } from '~/i18n/messages-for';
import type { Language } from '~/lib/language';
import { heardText } from '~/test/heard-text';
import { PhonemeList } from './phoneme-list';

const phone = (target: string, US: string, GB: string, gop = 0): PhoneResult => ({
  target,
  heard: null,
  gop,
  symbols: { US, GB },
});
const WATER = [
  phone('W', 'ˈw', 'ˈw'),
  phone('AO', 'ɔː', 'ɔː'),
  phone('T', 't', 't'),
  phone('ER', 'ər', 'ə'),
];
const START = [
  phone('S', 's', 's'),
  phone('T', 't', 't'),
  phone('AA', 'ɑː', 'ɑː'),
  phone('R', 'r', ''),
  phone('T', 't', 't'),
];

const heard = (phones: PhoneResult[], accent: Accent, language: Language = 'en') => {
  render(
    <MessagesFor language={language}>
      <PhonemeList word={{ status: 'said', phones }} accent={accent} reliable={new Set(['ER'])} />
    </MessagesFor>,
  );
  return screen.getAllByRole('listitem').map(heardText);
};

afterEach(cleanup);

it('The sounds of a word are written as the card of the accent writes them', () => {
  expect(heard(WATER, 'US')[3]).toBe('ər: clear');
  cleanup();
  expect(heard(WATER, 'GB')[3]).toBe('ə: clear');
});

it('A sound that the card of the accent does not write is not shown', () => {
  expect(heard(START, 'US')).toHaveLength(5);
  cleanup();
  expect(heard(START, 'GB')).toHaveLength(4);
});

it('A sound that fits badly and has no advice is neither clear nor unclear', () => {
  const [first, ...rest] = WATER;
  expect(heard([{ ...first!, gop: -9 }, ...rest], 'US')[0]).toBe('ˈw');
});

it('A sound with advice that experts support is called unclear, whether or not it is reliable in our own clips', () => {
  const unclear = { ...phone('IY', 'iː', 'iː', -9), expertScore: 0.4 };
  expect(heard([unclear, WATER[2]!], 'US')[0]).toBe('iː: unclear');
  cleanup();
  expect(heard([{ ...unclear, expertScore: 1.5 }, WATER[2]!], 'US')[0]).toBe('iː');
});

it.each([
  ['zh', ['ər：清楚', 'iː：不太清楚', '說成 s，應該是 θ', 'ˈw']],
  ['en', ['ər: clear', 'iː: unclear', 'Sounded like s, should be θ', 'ˈw']],
] as const)(
  'A screen reader hears the state of each sound in %s, and a correction only where another sound was heard',
  (language, texts) => {
    const sounds = [
      phone('ER', 'ər', 'ər'),
      { ...phone('IY', 'iː', 'iː', -9), expertScore: 0.4 },
      { ...phone('TH', 'θ', 'θ'), heard: 'S' },
      phone('W', 'ˈw', 'ˈw', -9),
    ];
    expect(heard(sounds, 'US', language)).toEqual(texts);
  },
);

it('No sound of a word that was said well is corrected', () => {
  for (const language of ['zh', 'en'] as const) {
    expect(heard(WATER, 'US', language).join()).not.toMatch(/應該是|should be/i);
    cleanup();
  }
});
