import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
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
