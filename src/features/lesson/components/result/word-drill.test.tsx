import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { JudgedWord, Judgement } from '~/domain/lesson-feedback';
import { MessagesFor } from '~/i18n/messages-for';
import { fakePractice, type PracticeParts } from '~/test/fake-practice';
import { WordPhonemes } from './word-phonemes';

const TEXTS = ['Every', 'stall', 'serves', 'food.'];
const reference = TEXTS.map((text) => ({
  text,
  pronunciations: [['S']],
  functionWord: false,
}));
const word = (text: string, status: JudgedWord['status']) =>
  ({ text, status, score: 20, phones: [], span: null }) as unknown as JudgedWord;
const words = TEXTS.map((text, index) => word(text, index === 1 ? 'again' : 'said'));
const judged = (mode: Judgement['mode']) =>
  ({ mode, passed: false, score: 60, words }) as unknown as Judgement;

const play = vi.fn();
const retry = vi.fn();
const closeWord = vi.fn();

function open(index: number, mode: Judgement['mode'] = 'SPEAK') {
  const player = { ...fakePractice().playback.player, play };
  const parts: PracticeParts = {
    item: { reference },
    playback: { player },
    answer: { judgement: judged(mode), closeWord },
    steps: { retry, mode },
  };
  render(
    <MessagesFor language="en">
      <WordPhonemes practice={fakePractice(parts)} word={words[index]!} index={index} />
    </MessagesFor>,
  );
  return within(screen.getByRole('region'));
}

describe('The drill of one word', () => {
  beforeAll(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => {
    cleanup();
    vi.clearAllMocks();
  });

  it('A red word of a sentence is heard by itself', async () => {
    const region = open(1);
    await userEvent.click(region.getByRole('button', { name: 'Hear “stall”' }));
    expect(play.mock.lastCall?.[1]).toEqual({ cue: 1 });
  });

  it('A drill without a microphone says so, and neither ends nor repeats the sentence', async () => {
    const region = open(1);
    await userEvent.click(region.getByRole('button', { name: 'Say only “stall”' }));
    expect(await region.findByText(/cannot record|not encrypted/)).toBeTruthy();
    expect(retry).not.toHaveBeenCalled();
    expect(closeWord).not.toHaveBeenCalled();
  });

  it('A drill says that its result does not count for the sentence', () => {
    expect(open(1).getByText(/does not change your result/)).toBeTruthy();
  });

  it('A word that was said well, and a typed one, have no drill', () => {
    expect(open(0).queryByRole('button', { name: /Say only/ })).toBeNull();
    cleanup();
    expect(open(1, 'TYPE').queryByRole('button', { name: /Say only/ })).toBeNull();
  });
});
