import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WordListButton } from '~/components/ui/word-list-button';
import { entry, prepareLookUp, serveLetters, showText } from '~/test/lexicon-page';
import { LOOKED_UP_TEXT } from '../word-tap';

beforeEach(() => {
  serveLetters({ t: { entries: [entry('tea', 'noun', { meanings: ['茶'] })] } });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const page = (
  <>
    <h2 lang="en">More tea</h2>
    <p lang="en">
      <button type="button">
        <span lang="en">Don’t</span>
      </button>{' '}
      <button type="button">
        <span lang="en">pour</span>
      </button>{' '}
      <button type="button" lang="en-US">
        <span lang="en">tea,</span> <span className="sr-only">said well</span>
      </button>{' '}
      in 2026.
    </p>
    <p lang="zh-TW">不要倒茶。</p>
    <article {...LOOKED_UP_TEXT} lang="en">
      Another text
    </article>
    <WordListButton label="Look up words" />
  </>
);

it.each([
  ['a phone', true],
  ['a wide window', false],
])('With a keyboard the words of a text are one list, on %s', async (_, isPhone) => {
  prepareLookUp({ isPhone });
  const user = showText(page);
  const opener = screen.getByRole('button', { name: 'Look up words' });
  opener.focus();
  await user.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Dictionary' }));
  const words = within(dialog.getByRole('list')).getAllByRole('button');
  expect(words.map(({ textContent }) => textContent)).toEqual([
    'More',
    'tea',
    'Don’t',
    'pour',
    'in',
  ]);
  words[1]!.focus();
  await user.keyboard('{Enter}');
  await dialog.findByText('茶');
  const back = dialog.getByRole('button', { name: 'Back to the words' });
  expect(document.activeElement).toBe(back);
  await user.keyboard('{Enter}');
  expect(document.activeElement?.textContent).toBe('tea');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(opener);
});

it('A text of one word opens its meanings at once', async () => {
  prepareLookUp();
  const user = showText(
    <>
      <span lang="en">tea</span>
      <WordListButton label="Look up words" />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Look up words' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dictionary' }));
  expect(await dialog.findByText('茶')).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Back to the words' })).toBeNull();
});
