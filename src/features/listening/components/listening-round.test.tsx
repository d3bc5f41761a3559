import 'fake-indexeddb/auto';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadListeningRounds } from '~/device/listening-store';
import { VISITOR } from '~/device/owner';
import type { ListeningQuestionItem } from '~/schemas/listening';
import { FakeAudio } from '~/test/fake-audio';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { ListeningRound } from './listening-round';

const question = (
  pair: string,
  contrast: ListeningQuestionItem['contrast'],
  said: 0 | 1,
): ListeningQuestionItem => {
  const [first = '', second = ''] = pair.split('-');
  const word = (text: string) => ({ text, ipa: text, path: `/media/${text}.mp3` });
  return {
    pair,
    contrast,
    words: [word(first), word(second)],
    said,
    speaker: { variety: 'american', sex: 'female' },
    own: said === 1,
  };
};
const QUESTIONS = [question('sheep-ship', 'sheepShip', 1), question('fan-van', 'fanVan', 0)];
const LEARNER = { email: 'ming@shuoyi.example', name: '小明', pronunciation: 'US' } as const;
const SETTINGS = { listening: true };

beforeEach(() => {
  prepareWindow();
  FakeAudio.reset();
  vi.stubGlobal('Audio', FakeAudio);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const played = () => FakeAudio.instances.flatMap((audio) => audio.played.map(({ src }) => src));
const begin = async () => userEvent.click(await screen.findByRole('button', { name: '開始聽' }));
const visit = (responses: Record<string, unknown> = { 'listening.round': QUESTIONS }) =>
  renderWithPendingCalls(<ListeningRound />, responses, 'zh', null);

describe('A round of listening', () => {
  it('The first word plays in the tap that starts the round, and each answer says which word it was', async () => {
    visit();
    await begin();
    await vi.waitFor(() => expect(played()).toEqual(['/media/ship.mp3']));
    expect(document.activeElement?.textContent).toBe('你聽到的是哪一個？');
    expect(screen.getByText('第 1 題，共 2 題')).toBeTruthy();
    expect(screen.getByText('你練過的字')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /sheep/ }));
    expect(screen.getByRole('status').textContent).toBe('是 ship，不是 sheep。');
    expect(document.activeElement?.textContent).toBe('下一題');
    await userEvent.click(screen.getByRole('button', { name: '兩個都聽聽看' }));
    await vi.waitFor(() => expect(played().at(-1)).toBe('/media/sheep.mp3'));
    await userEvent.click(screen.getByRole('button', { name: '下一題' }));
    await vi.waitFor(() => expect(played().at(-1)).toBe('/media/fan.mp3'));
  });

  it('Keys 1 and 2 choose, the space bar plays again, and the result is stored on the device', async () => {
    visit();
    await begin();
    await vi.waitFor(() => expect(played()).toHaveLength(1));
    await userEvent.keyboard(' ');
    await vi.waitFor(() => expect(played()).toEqual(['/media/ship.mp3', '/media/ship.mp3']));
    await userEvent.keyboard('2');
    expect(screen.getByRole('status').textContent).toBe('對，是 ship。');
    await userEvent.keyboard('1');
    expect(screen.getByRole('status').textContent).toBe('對，是 ship。');
    await userEvent.keyboard('{Enter}2{Enter}');
    expect(await screen.findByRole('heading', { name: '2 題對了 1 題' })).toBe(
      document.activeElement,
    );
    expect(screen.getByRole('listitem').textContent).toBe('fan / van：1 題對 0 題');
    expect(screen.getByText('登入以後，會從你練過的字和常混淆的音裡出題。')).toBeTruthy();
    await vi.waitFor(async () =>
      expect((await loadListeningRounds([VISITOR])).map(({ round }) => round.results)).toEqual([
        [
          { contrast: 'sheepShip', answers: 1, right: 1 },
          { contrast: 'fanVan', answers: 1, right: 0 },
        ],
      ]),
    );
  });

  it('A sound that does not load is named, with the way to play it again', async () => {
    FakeAudio.loadDelayMs = null;
    visit();
    await begin();
    expect((await screen.findByRole('alert')).textContent).toContain('聲音載入失敗');
    FakeAudio.loadDelayMs = 0;
    await userEvent.click(screen.getByRole('button', { name: '再聽一次' }));
    await vi.waitFor(() => expect(played()).toEqual(['/media/ship.mp3']));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('Questions that do not load can be requested again, and none at all are named', async () => {
    const { held } = renderWithPendingCalls(<ListeningRound />, {}, 'zh', null);
    await vi.waitFor(() => expect(held).toHaveLength(1));
    expect(held[0]).toMatchObject({ path: 'listening.round', input: { accent: 'US' } });
    await held[0]!.respondWithError('UNKNOWN');
    await userEvent.click(await screen.findByRole('button', { name: '再試一次' }));
    await vi.waitFor(() => expect(held).toHaveLength(2));
    await held[1]!.respond([]);
    expect(await screen.findByText('現在沒有可以聽的題目。')).toBeTruthy();
  });
});

describe('Leaving listening out', () => {
  it('A user may leave listening out of the day and put it back; a visitor is not asked', async () => {
    const { held } = renderWithPendingCalls(
      <ListeningRound />,
      { 'listening.round': QUESTIONS, 'settings.get': SETTINGS },
      'zh',
      LEARNER,
    );
    await userEvent.click(await screen.findByRole('button', { name: '不要排進每天的練習' }));
    const edit = held.find(({ path }) => path === 'settings.edit');
    expect(edit?.input).toEqual({ listening: false });
    await edit?.respond({ listening: false });
    expect(await screen.findByText('每天的練習裡已經沒有聽辨了。')).toBeTruthy();
    expect(screen.getByRole('button', { name: '排回每天的練習' })).toBeTruthy();
    cleanup();
    visit();
    await screen.findByRole('button', { name: '開始聽' });
    expect(screen.queryByRole('button', { name: '不要排進每天的練習' })).toBeNull();
  });
});
