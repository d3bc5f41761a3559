import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { devicePreference, saveDevicePreference } from '~/device/device-preference';
import { taipeiDay } from '~/domain/day';
import type { PlayedScene, PlayedTurn } from '~/schemas/scene';
import { FakeAudio } from '~/test/fake-audio';
import { prepareWindow, renderWithPendingCalls } from '~/test/pending-calls';
import { ScenePlayer } from './scene-player';

const words = (text: string) =>
  text.split(' ').map((word) => ({
    text: word,
    pronunciations: [word.replace(/\W/g, '').toUpperCase().split('')],
    functionWord: false,
  }));
const clip = (name: string) => ({ path: `/media/${name}.mp3`, durationMs: 2000, cues: [] });
const turn = (name: string, en: string, replies: readonly [string, string][]): PlayedTurn => ({
  person: 'clerk',
  en,
  zh: `${name}的中文`,
  clip: clip(name),
  replies: replies.map(([text, to]) => ({
    en: text,
    zh: `「${text}」的中文`,
    hint: text.split(' ')[0]!,
    to,
    reference: words(text),
  })),
});
const ending = (name: string, title: string) => ({
  person: 'clerk',
  en: `Bye from ${name}.`,
  zh: '再見',
  title: { zh: title, en: title },
  text: { zh: `${title}的結果`, en: title },
  clip: clip(name),
});
const SCENE: PlayedScene = {
  slug: 'tea',
  version: '0123456789abcdef',
  level: 'A2',
  title: { zh: '茶', en: 'Tea' },
  start: 'hello',
  people: {
    clerk: {
      name: { zh: '店員', en: 'Clerk' },
      accent: 'US',
      voice: { variety: 'american', sex: 'female' },
    },
  },
  turns: {
    hello: turn('hello', 'Coffee or tea?', [
      ['Black tea with lemon please.', 'sugar'],
      ['Never mind then.', 'left'],
    ]),
    sugar: turn('sugar', 'With sugar?', [
      ['Half sugar thanks.', 'served'],
      ['Forget about everything.', 'left'],
    ]),
  },
  endings: { served: ending('served', '喝到茶'), left: ending('left', '走了') },
};
const ENDINGS = ['served', 'left'];
const ROUNDS = ['第一輪：看著句子說', '第二輪：只有關鍵字', '第三輪：只有中文'];

beforeEach(() => {
  prepareWindow();
  FakeAudio.reset();
  vi.stubGlobal('Audio', FakeAudio);
  saveDevicePreference('scene-way', 'typing');
  saveDevicePreference('scene.tea', null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const played = () => FakeAudio.instances.flatMap((audio) => audio.played.map(({ src }) => src));
const visit = (responses: Record<string, unknown> = { 'scene.play': SCENE }) =>
  renderWithPendingCalls(<ScenePlayer slug="tea" endings={ENDINGS} />, responses, 'zh', null);
const start = async () => userEvent.click(await screen.findByRole('button', { name: '開始對話' }));
const type = async (text: string) => {
  await userEvent.type(screen.getByRole('textbox'), text);
  await userEvent.click(screen.getByRole('button', { name: '送出' }));
};

describe('A scene', () => {
  it('The other person answers by what was said, and the focus goes to each new turn', async () => {
    visit();
    await start();
    await vi.waitFor(() => expect(played()).toEqual(['/media/hello.mp3']));
    expect(document.activeElement?.textContent).toBe('第 1 句');
    await type('black tea with lemon please');
    await vi.waitFor(() => expect(played().at(-1)).toBe('/media/sugar.mp3'));
    expect(document.activeElement?.textContent).toBe('第 2 句');
    await type('half sugar thanks');
    expect(await screen.findByRole('heading', { name: '喝到茶' })).toBe(document.activeElement);
    await vi.waitFor(() => expect(played().at(-1)).toBe('/media/served.mp3'));
    expect(document.body.textContent).toContain('還有 1 種結局沒看過。');
    expect(screen.getAllByText('打字')).toHaveLength(2);
    expect(JSON.parse(devicePreference('scene.tea')!)).toEqual({
      round: 'hinted',
      endings: ['served'],
      endedOn: taipeiDay(new Date()),
    });
  });

  it('The end leads a user to the next step of the day, for which the server is told the scene', async () => {
    const user = { email: 'ming@shuoyi.example', name: '小明' };
    const known = { 'scene.play': SCENE };
    const calls = renderWithPendingCalls(
      <ScenePlayer slug="tea" endings={ENDINGS} />,
      known,
      'zh',
      user,
    );
    await start();
    await type('black tea with lemon please');
    await type('half sugar thanks');
    const call = await calls.call('nextStep.today');
    expect(call.input).toEqual({
      scenes: [{ slug: 'tea', round: 'hinted', endedOn: taipeiDay(new Date()) }],
    });
    const review = { kind: 'REVIEW', cards: 4, minutes: 1, why: { key: 'due' } };
    const day = { today: '2026-11-23', isDone: false, isComeback: false, minutes: 1 };
    await call.respond({ ...day, steps: [review], tomorrow: [review] });
    const next = await screen.findByRole('link', { name: '複習 4 題' });
    expect(next.getAttribute('href')).toBe('/my-lesson/review');
  });

  it('The second round shows key words, and the third the Chinese only', async () => {
    visit();
    await userEvent.click(await screen.findByRole('radio', { name: ROUNDS[1]! }));
    await start();
    expect(screen.getByText('Black …')).toBeTruthy();
    expect(screen.queryByText('Black tea with lemon please.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '結束這次對話' }));
    await userEvent.click(await screen.findByRole('radio', { name: ROUNDS[2]! }));
    await start();
    expect(screen.queryByText('Black …')).toBeNull();
    expect(screen.getByText(/「Black tea with lemon please.」的中文/)).toBeTruthy();
  });

  it('A part of a reply is answered with its missing words, and after two misses one may be chosen', async () => {
    visit();
    await start();
    await type('black tea with');
    expect(document.body.textContent).toContain('最像第 1 句，但少了：lemon、please。');
    expect(screen.queryByText(/我說的是/)).toBeNull();
    await userEvent.clear(screen.getByRole('textbox'));
    await type('good morning');
    expect(document.body.textContent).toContain('這不是這裡的任何一句。選一句，打出來。');
    await userEvent.click(screen.getByRole('button', { name: '我說的是第 2 句' }));
    expect(await screen.findByRole('heading', { name: '走了' })).toBeTruthy();
    expect(screen.getByText('自己選的')).toBeTruthy();
  });

  it('An empty field is answered where it is, and counts as no miss', async () => {
    visit();
    await start();
    await userEvent.click(screen.getByRole('button', { name: '送出' }));
    expect(screen.getByText('先打出其中一句，再送出。')).toBeTruthy();
  });

  it('A scene begins with the round and the endings that this device has, without those that are gone', async () => {
    saveDevicePreference(
      'scene.tea',
      JSON.stringify({ round: 'meaning', endings: ['left', 'an-earlier-one'] }),
    );
    visit();
    expect(await screen.findByText('看過 1／2 種結局')).toBeTruthy();
    const third = screen.getByRole('radio', { name: ROUNDS[2]! });
    expect(third.getAttribute('aria-checked')).toBe('true');
  });

  it('Without clips and without a voice on the device the other person is text only', async () => {
    const silent = (lines: PlayedScene['turns']) =>
      Object.fromEntries(
        Object.entries(lines).map(([key, line]) => [key, { ...line, clip: null }]),
      );
    visit({ 'scene.play': { ...SCENE, turns: silent(SCENE.turns) } });
    expect(await screen.findByText(/對方的話只有文字/)).toBeTruthy();
    await start();
    expect(screen.getByText(/hello的中文/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '再聽一次' })).toBeNull();
    expect(played()).toEqual([]);
  });
});
