import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { JudgedWord } from '~/domain/lesson-feedback';
import { MessagesFor } from '~/i18n/messages-for';
import type { Language } from '~/lib/language';
import { SpokenText } from './spoken-text';

afterEach(cleanup);

function show(words: string[], language: Language = 'en') {
  render(
    <MessagesFor language={language}>
      <SpokenText
        words={words}
        size="sentence"
        hidden={false}
        judged={null}
        typed={false}
        played={{ word: null, voice: null }}
        opened={null}
        onWord={() => {}}
      />
      <button type="button">after</button>
    </MessagesFor>,
  );
}

const focused = () => document.activeElement?.textContent;

it.each([
  ['zh', '4 個字，用左右鍵'],
  ['en', '4 words, left and right arrow keys'],
] as const)('The words of a sentence are a group that says its keys in %s', (language, name) => {
  show(['What', 'a', 'fine', 'day'], language);
  expect(screen.getByRole('group', { name })).toBeTruthy();
});

it('A single word is no group', () => {
  show(['day']);
  expect(screen.queryByRole('group')).toBeNull();
});

it('Tab returns to the word that had the focus last', async () => {
  const user = userEvent.setup();
  show(['What', 'a', 'fine', 'day']);
  await user.tab();
  expect(focused()).toBe('What');
  await user.keyboard('{End}{ArrowRight}');
  expect(focused()).toBe('day');
  await user.keyboard('{ArrowLeft}');
  await user.tab();
  expect(focused()).toBe('after');
  await user.tab({ shift: true });
  expect(focused()).toBe('fine');
  await user.keyboard('{Home}{ArrowLeft}');
  expect(focused()).toBe('What');
});

const word = (text: string, over: Partial<JudgedWord> = {}): JudgedWord => ({
  text,
  score: 90,
  status: 'said',
  phones: [],
  span: null,
  typed: null,
  ...over,
});
const MARKED: [JudgedWord, string, string, RegExp, RegExp][] = [
  [word('We'), '清楚', 'clear', /text-said.*decoration-solid/, /dashed|wavy/],
  [
    word('think', { status: 'again' }),
    '聽起來是別的字',
    'sounded like another word',
    /text-again.*decoration-wavy/,
    /text-said/,
  ],
  [
    word('forty', { status: 'again', heardAs: 'fourteen' }),
    '聽起來像 fourteen',
    'sounded like “fourteen”',
    /text-again.*decoration-wavy/,
    /text-said/,
  ],
  [word('so', { status: 'missing' }), '沒聽到', 'not heard', /decoration-wavy/, /text-said/],
  [
    word('tea', { status: 'nearly' }),
    '聽不準，不算錯',
    'could not tell, not counted',
    /decoration-edge decoration-dashed/,
    /said|again|nearly/,
  ],
  [
    word('he', { open: { from: 'she', asks: true } }),
    '分不出是不是 she，不算錯',
    'could not tell from “she”, not counted',
    /decoration-edge decoration-dashed/,
    /said|again|nearly/,
  ],
];

it.each(MARKED)(
  'The word %j has its own name in both languages, colour and line',
  async (judged, zh, en, look, never) => {
    const onWord = vi.fn();
    for (const [language, name] of [
      ['zh', `${judged.text}：${zh}。看每個音`],
      ['en', `${judged.text}: ${en}. See its sounds`],
    ] as const) {
      const { unmount } = render(
        <MessagesFor language={language}>
          <SpokenText
            words={[judged.text]}
            size="sentence"
            hidden={false}
            judged={[judged]}
            typed={false}
            played={{ word: null, voice: null }}
            opened={null}
            onWord={onWord}
          />
        </MessagesFor>,
      );
      const button = screen.getByRole('button', { name });
      expect(button.className).toMatch(look);
      expect(button.className).not.toMatch(never);
      button.focus();
      await userEvent.keyboard('{Enter}');
      expect(onWord).toHaveBeenLastCalledWith(0);
      unmount();
    }
    expect(onWord).toHaveBeenCalledTimes(2);
  },
);

it('A typed word keeps the looks of typing, which compares letters', () => {
  render(
    <MessagesFor language="zh">
      <SpokenText
        words={['tea']}
        size="sentence"
        hidden={false}
        judged={[word('tea', { status: 'nearly', typed: 'tee' })]}
        typed
        played={{ word: null, voice: null }}
        opened={null}
        onWord={() => {}}
      />
    </MessagesFor>,
  );
  expect(screen.getByRole('button', { name: /差一點/ }).className).toMatch(/text-nearly/);
});
