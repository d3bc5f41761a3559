import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { SaveWordButton } from './save-word-button';

vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => {} }),
  usePathname: () => '/en/course-news/tea',
}));

const { button: BUTTON } = zh.savedWord;
const LEARNER = { email: 'a@b.c' };
const save = { name: BUTTON.saveLabel.replace('{word}', 'row') };
const remove = { name: BUTTON.removeLabel.replace('{word}', 'row') };

beforeAll(prepareWindow);
afterEach(cleanup);

const open = (user: typeof LEARNER | null, word = 'row', sentence = 'The front row.') =>
  renderWithPendingCalls(
    <SaveWordButton word={word} partOfSpeech="noun" sentence={sentence} />,
    {},
    'zh',
    user,
  );

it('A word is saved with its sentence and its page, and the button says so', async () => {
  const { call } = open(LEARNER);
  await (await call('savedWord.find')).respond(null);
  fireEvent.click(await screen.findByRole('button', save));
  const saving = await call('savedWord.save');
  expect(saving.input).toEqual({
    text: 'row',
    partOfSpeech: 'noun',
    sentence: 'The front row.',
    metPath: '/course-news/tea',
  });
  const saved = { id: 'a', word: 'row', partOfSpeech: 'noun', dueOn: '2026-11-22' };
  await saving.respond(saved);
  expect(
    await screen.findByText(BUTTON.savedToast.replace('{date}', '2026年11月22日')),
  ).toBeTruthy();
  await (await call('savedWord.find')).respond(saved);
  expect((await screen.findByRole('button', remove)).getAttribute('aria-pressed')).toBe('true');
});

it('A word that stood alone, such as a search, is saved without a sentence', async () => {
  const { call } = open(LEARNER, 'row', 'row');
  await (await call('savedWord.find')).respond(null);
  fireEvent.click(await screen.findByRole('button', save));
  expect((await call('savedWord.save')).input).not.toHaveProperty('sentence');
});

it('A saved word is removed by the same button', async () => {
  const { call } = open(LEARNER);
  const saved = { id: 'a', word: 'row', partOfSpeech: 'noun', dueOn: null };
  await (await call('savedWord.find')).respond(saved);
  fireEvent.click(await screen.findByRole('button', remove));
  expect((await call('savedWord.remove')).input).toEqual({ id: 'a' });
});

it('A full list is told with the remedy', async () => {
  const { call } = open(LEARNER);
  await (await call('savedWord.find')).respond(null);
  fireEvent.click(await screen.findByRole('button', save));
  await (await call('savedWord.save')).respondWithError('SAVED_WORDS_FULL');
  expect(await screen.findByText(zh.errors.SAVED_WORDS_FULL)).toBeTruthy();
});

it('A visitor gets the way to the log-in and back, and no call is made', () => {
  const { held } = open(null);
  const link = screen.getByRole('link', { name: BUTTON.login });
  expect(link.getAttribute('href')).toBe('/login?next=%2Fen%2Fcourse-news%2Ftea');
  expect(held.filter(({ path }) => path.startsWith('savedWord'))).toEqual([]);
});

it('A text that is no English word has no button', () => {
  open(LEARNER, '2026');
  expect(screen.queryByRole('button')).toBeNull();
});
