import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { PhoneResult } from '~/domain/speech/types';
import { MessagesFor } from '~/i18n/messages-for';
import { PhonemeList } from './phoneme-list';

const phone = (target: string, US: string, GB: string, gop = 0): PhoneResult => ({
  ...{ target, heard: null, gop },
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

const shown = (phones: PhoneResult[], accent: 'US' | 'GB') => {
  render(
    <MessagesFor language="en">
      <PhonemeList word={{ status: 'said', phones }} accent={accent} />
    </MessagesFor>,
  );
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

afterEach(cleanup);

it('The sounds of a word are written as the card of the accent writes them', () => {
  expect(shown(WATER, 'US')[3]).toBe('Should beərclear');
  cleanup();
  expect(shown(WATER, 'GB')[3]).toBe('Should beəclear');
});

it('A sound that the card of the accent does not write is not shown', () => {
  expect(shown(START, 'US')).toHaveLength(5);
  cleanup();
  expect(shown(START, 'GB')).toHaveLength(4);
});

it('A sound that fits badly and has no advice is neither clear nor unclear', () => {
  const [first, ...rest] = WATER;
  expect(shown([{ ...first!, gop: -9 }, ...rest], 'US')[0]).toBe('Should beˈw');
});

it('A sound with advice that experts support is called unclear, whether or not it is reliable in our own clips', () => {
  const unclear = { ...phone('IH', 'ɪ', 'ɪ', -9), expertScore: 0.4 };
  expect(shown([unclear, WATER[2]!], 'US')[0]).toBe('Should beɪunclear');
  cleanup();
  expect(shown([{ ...unclear, expertScore: 1.5 }, WATER[2]!], 'US')[0]).toBe('Should beɪ');
});
