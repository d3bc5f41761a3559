import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import type { SavedWordRow } from '~/schemas/saved-word';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { MyWords } from './my-words';

const address = vi.hoisted(() => ({ query: '' }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ push: () => {} }),
  useSearchParams: () => new URLSearchParams(address.query),
}));

const { list: LIST, row: ROW, listings } = zh.savedWord;

beforeAll(prepareWindow);
afterEach(() => {
  cleanup();
  address.query = '';
});

const createRow = (word: string, row: Partial<SavedWordRow> = {}): SavedWordRow => ({
  id: word,
  word,
  partOfSpeech: 'noun',
  level: 'A2',
  listing: 'listed',
  meanings: ['一排', '列'],
  ipa: { us: 'roʊ', gb: 'rəʊ' },
  sound: null,
  sentence: `The front ${word}.`,
  metPath: '/course-news/tea/lesson',
  savedAt: new Date('2026-11-20'),
  dueOn: '2999-12-31',
  isSuspended: false,
  ...row,
});

const open = () =>
  renderWithPendingCalls(<MyWords />, {}, 'zh', { email: 'a@b.c', pronunciation: 'US' });
const page = (...rows: SavedWordRow[]) => ({ rows, nextCursor: null, found: rows.length });

it('A word has its sound, meanings, sentence, next review and the way back to its page', async () => {
  const { call } = open();
  await (await call('savedWord.list')).respond(page(createRow('row')));
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('一排；列').getAttribute('lang')).toBe('zh-TW');
  expect(row.getByText('The front row.').getAttribute('lang')).toBe('en');
  expect(row.getByText('/roʊ/')).toBeTruthy();
  expect(row.getByText(ROW.due.replace('{date}', '2999年12月31日'))).toBeTruthy();
  const link = row.getByRole('link', { name: ROW.metLabel.replace('{word}', 'row') });
  expect(link.getAttribute('href')).toBe('/course-news/tea');
});

it('A word that is no card, and one that the lexicon has lost, say why', async () => {
  const { call } = open();
  const lost = createRow('gone', { listing: 'gone', meanings: [], ipa: null });
  const silent = createRow('Zhongli', { dueOn: null });
  await (await call('savedWord.list')).respond(page(lost, silent));
  expect(await screen.findByText(listings.gone)).toBeTruthy();
  expect(screen.getByText(ROW.unspoken)).toBeTruthy();
});

it('A device without an English voice says so for a word without a clip', async () => {
  const { call } = open();
  await (await call('savedWord.list')).respond(page(createRow('row')));
  fireEvent.click(await screen.findByRole('button', { name: ROW.hear.replace('{word}', 'row') }));
  expect(await screen.findByText(ROW.unvoiced)).toBeTruthy();
});

it('A word is deleted without a question, and the popup restores it', async () => {
  const { call } = open();
  await (await call('savedWord.list')).respond(page(createRow('row')));
  fireEvent.click(
    await screen.findByRole('button', { name: ROW.removeLabel.replace('{word}', 'row') }),
  );
  const removal = await call('savedWord.remove');
  expect(removal.input).toEqual({ id: 'row' });
  await removal.respond(null);
  fireEvent.click(await screen.findByRole('button', { name: ROW.undo }));
  expect((await call('savedWord.restore')).input).toEqual({ id: 'row' });
});

it('The search, the level and the order of the address are those of the call and of the file', async () => {
  address.query = 'q=tea&level=B1&sort=due&show=60';
  const { call } = open();
  const first = await call('savedWord.list');
  expect(first.input).toMatchObject({ q: 'tea', level: 'B1', sort: 'due' });
  await first.respond(page(createRow('tea')));
  const file = await screen.findByRole('link', { name: LIST.download });
  expect(file.getAttribute('href')).toBe('/api/account/words?q=tea&level=B1&sort=due&language=zh');
});

it('An empty list says how words get there, and a search without a result offers to clear it', async () => {
  const { call } = open();
  await (await call('savedWord.list')).respond(page());
  expect(await screen.findByRole('link', { name: LIST.read })).toBeTruthy();
  cleanup();
  address.query = 'q=nothing';
  const { call: callAgain } = open();
  await (await callAgain('savedWord.list')).respond(page());
  expect(await screen.findByRole('button', { name: zh.list.clear })).toBeTruthy();
});

it('A list that cannot be loaded offers another try', async () => {
  const { call } = open();
  await (await call('savedWord.list')).respondWithError('FORBIDDEN');
  fireEvent.click(await screen.findByRole('button', { name: zh.common.retry }));
  await (await call('savedWord.list')).respond(page(createRow('row')));
  expect(await screen.findByText('The front row.')).toBeTruthy();
});
