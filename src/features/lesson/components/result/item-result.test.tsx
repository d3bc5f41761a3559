import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SpeechInputProblem } from '~/audio/speech-input-error';
import { type JudgedWord, type Judgement, judgeSpoken } from '~/domain/lesson-feedback';
import { loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { reliableSounds } from '~/domain/speech/reliable-sounds';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import { MessagesFor } from '~/i18n/messages-for';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { fakePractice, type PracticeParts } from '~/test/fake-practice';
import { heardText } from '~/test/heard-text';
import { readWav16k } from '~tools/research/experiment/wav';
import type { Phase } from '../../player/lesson-machine';
import type { ItemPractice } from '../../player/use-item-practice';
import { ItemResult } from './item-result';

const BRIDGE = 'Thousands of visitors came to see the famous bridge.';
const STATION = 'She walks to the station every morning before work.';

const model = loadAcousticModel(
  new Uint8Array(readFileSync(`public${ACOUSTIC_MODEL_PATH}`)).buffer,
);

const scored = new Map<string, Judgement>();

/** Judgement of a recording by the real scorer; each is scored once. */
async function scoreFixture(name: string, text: string): Promise<Judgement> {
  const pcm = await readWav16k(`src/domain/speech/fixtures/${name}.wav`);
  const cached = scored.get(name + text);
  const judgement = cached ?? judgeSpoken(scoreUtterance(model, pcm, referenceWords(text)));
  scored.set(name + text, judgement);
  return judgement;
}

const CUES = BRIDGE.split(' ').map((text, index) => ({
  text,
  startMs: index * 350,
  endMs: index * 350 + 350,
}));

function practice(phase: Phase, over: PracticeParts = {}): ItemPractice {
  const judgement = phase.name === 'judged' ? phase.judgement : null;
  return fakePractice({
    item: { clip: { path: '/clip.mp3', durationMs: 3500, cues: CUES } },
    steps: over.steps,
    speaking: { phase, ...over.speaking },
    answer: { judgement, ...over.answer },
  });
}

const client = new QueryClient();
const page = (shown: ItemPractice) => (
  <MessagesFor language="zh">
    <QueryClientProvider client={client}>
      <ItemResult practice={shown} scoring={false} />
    </QueryClientProvider>
  </MessagesFor>
);
const show = (phase: Phase, over?: PracticeParts) => render(page(practice(phase, over)));
const showJudged = (judgement: Judgement, over?: PracticeParts) =>
  show({ name: 'judged', judgement }, over);
const announced = () => screen.getByRole('status').textContent ?? '';

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network in a test')));
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The result of an utterance', () => {
  it('A correct utterance passes, with its score and a reason', async () => {
    const judgement = await scoreFixture('bridge', BRIDGE);
    showJudged(judgement);
    expect(announced()).toContain('過關');
    expect(announced()).toContain(`${judgement.score} 分`);
    expect(announced()).toMatch(/一口氣說完|速度和示範差不多|說得很清楚|聽不太準|可能說成了/);
  });

  it('A substituted word is named in the visible text and in the announcement', async () => {
    showJudged(await scoreFixture('garden', STATION));
    expect(announced()).toContain('再試一次');
    expect(announced()).toContain('9 個字說對 8 個');
    expect(announced()).not.toContain('分');
    expect(announced()).toContain('station 聽起來不太對。先聽一次，再說一次。');
    expect(announced()).toContain('聽起來是別的字：station。');
  });

  it('The result of another word names the word that it is not', async () => {
    const judgement = await scoreFixture('visitor', 'customer');
    showJudged({ ...judgement, passed: false, otherText: 'word' });
    expect(announced()).toContain('再試一次這聽起來不是 customer。先聽一次，再說一次。');
    expect(announced()).not.toContain('分');
  });

  it('Two passes in a row are never praised with the same words', async () => {
    const first = await scoreFixture('bridge', BRIDGE);
    const heard = [1, 2, 3, 4].map(() => {
      cleanup();
      showJudged({ ...first });
      return announced();
    });
    for (const [i, text] of heard.entries()) expect(text).not.toBe(heard[i - 1]);
  });

  it('The result of an unfinished sentence names its last word and the missing ones', async () => {
    showJudged(await scoreFixture('stopped', BRIDGE));
    expect(announced()).toContain('說到 came 就停了，後面 5 個字沒聽到。');
    expect(announced()).toContain('沒聽到：to、see、the、famous、bridge。');
  });

  it('The result of another sentence says that it is another one', async () => {
    showJudged(await scoreFixture('station', BRIDGE));
    expect(announced()).toContain('這聽起來是另一句話。');
    expect(announced()).not.toContain('個字說對');
  });

  it('A word of which the scorer is unsure is no mistake, and the result has no score', async () => {
    const judgement = await scoreFixture('garden', STATION);
    const words = judgement.words.map((word) => ({ ...word, unsure: word.status !== 'said' }));
    showJudged({ ...judgement, words });
    expect(announced()).toContain('再說一次看看');
    expect(announced()).toContain('station 聽不準，不算你錯。再說一次就好。');
    expect(announced()).not.toMatch(/\d 分/);
    expect(announced()).toContain('聽不準，不算錯：station');
  });

  it('A sentence of which a word that carries the sense could not be told names both words, and is neither green nor amber', () => {
    showJudged(CANNOT_TELL);
    expect(announced()).toContain(
      '再說一次看看分不出你說的是 can 還是 can’t，不算你錯。再說一次就好。',
    );
    expect(announced()).toContain('分不出是不是 can’t，不算錯：can。');
    const heading = screen.getByText('再說一次看看');
    expect(heading.className).not.toMatch(/text-said|text-nearly|text-again/);
  });

  it.each([
    ['returns', '這題先放著還是分不出 can 和 can’t，不算你錯。這題先放著，明天再來。'],
    ['stays', '這題先放著還是聽不準，不算你錯。先往下練也可以。'],
  ] as const)('A sentence that could not be told twice is left open (%s)', (leftOpen, text) => {
    showJudged(CANNOT_TELL, { answer: { leftOpen } });
    expect(announced()).toContain(text);
  });

  it.each([
    [{}, '過關清楚'],
    [{ status: 'nearly' }, '過關大致聽得出來'],
    [{ status: 'again' }, '再試一次要再說一次'],
  ] as const)('A single word %j shows a band and no number', (over, text) => {
    const passed = !('status' in over) || over.status === 'nearly';
    showJudged({ ...SLIPPED, passed, score: 91, words: [{ ...TEA, ...over }] });
    expect(announced()).toContain(text);
    expect(announced()).not.toMatch(/\d/);
  });

  it('The result names a word that is clearer than in the previous attempt', async () => {
    const before = await scoreFixture('garden', STATION);
    showJudged(await scoreFixture('station', STATION), { answer: { before } });
    expect(announced()).toContain('station 比上一次清楚了。');
  });

  it('Notes on pace and pauses are shown outside of the announced result', async () => {
    const judgement = await scoreFixture('bridge', BRIDGE);
    const words = judgement.words.map((word, index): JudgedWord => {
      const delay = index > 3 ? 2 : 0;
      const span = word.span && { start: word.span.start + delay, end: word.span.end + delay };
      return { ...word, span };
    });
    showJudged({ ...judgement, words });
    const [note] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(note).toMatch(/^came 和 to 之間停了 2\.?\d? 秒/);
    expect(announced()).not.toContain('之間停了');
  });

  it('The advice after a recording that is too short speaks of a word where a word is asked for', () => {
    const tooShort: Phase = { name: 'unheard', rejection: 'too_short' };
    show(tooShort);
    expect(announced()).toBe('太短了，還聽不出來。按下麥克風後，把整句說完。');
    cleanup();
    render(page(fakePractice({ item: { kind: 'WORD' }, speaking: { phase: tooShort } })));
    expect(announced()).toBe('太短了，還聽不出來。慢一點，把這個字說完整。');
  });

  it('The result of a silent recording says what to do and offers typing', async () => {
    const { verdict } = scoreUtterance(model, new Float32Array(32_000), referenceWords(BRIDGE));
    if (verdict !== 'no_speech') throw new Error(verdict);
    show({ name: 'unheard', rejection: verdict });
    expect(announced()).toBe('沒有聽到聲音。請確認麥克風沒有靜音，再說一次。');
    expect(await screen.findByRole('button', { name: '改用打字' })).toBeTruthy();
  });
});

const TEA: JudgedWord = {
  text: 'tea',
  score: 91,
  status: 'said',
  span: { start: 0, end: 0.4 },
  typed: null,
  phones: [
    { target: 'T', heard: null, gop: -0.2 },
    { target: 'IY', heard: null, gop: -0.2 },
  ],
};
const CANNOT_TELL: Judgement = {
  mode: 'SPEAK',
  score: 59,
  passed: false,
  words: ['We', 'can', 'wait.'].map((text) => ({
    ...TEA,
    text,
    ...(text === 'can' && { open: { from: 'can’t', asks: true } }),
  })),
  engine: 'test',
  extraSpeech: false,
  extraWords: [],
};

const SLIP: JudgedWord = {
  text: 'think',
  score: 40,
  status: 'again',
  span: { start: 0, end: 0.4 },
  typed: null,
  phones: [
    { target: 'TH', heard: 'S', gop: -4 },
    { target: 'IH', heard: null, gop: -0.2 },
    { target: 'NG', heard: null, gop: -3 },
    { target: 'K', heard: null, gop: -0.5 },
  ],
};
const SLIPPED: Judgement = {
  mode: 'SPEAK',
  score: 40,
  passed: false,
  words: [SLIP],
  engine: 'test',
  extraSpeech: false,
  extraWords: [],
};
const opened = (word: JudgedWord): PracticeParts => ({
  answer: { opened: { word, index: 0 } },
  speaking: { samples: new Float32Array(16_000).fill(0.1) },
});

/** A word button that opens its phonemes, above the result. */
function WordAndResult() {
  const [word, setWord] = useState<JudgedWord | null>(null);
  const shown = practice(
    { name: 'judged', judgement: SLIPPED },
    word
      ? { ...opened(word), answer: { opened: { word, index: 0 }, closeWord: () => setWord(null) } }
      : {},
  );
  return (
    <>
      <button type="button" onClick={() => setWord(SLIP)}>
        think
      </button>
      {page(shown)}
    </>
  );
}

describe('The phonemes of a word', () => {
  // The first import takes longer than a test waits for an element.
  beforeAll(() => import('./word-phonemes'));
  it('Each phoneme of a word is shown with the recognised one and a hint that is marked as such', async () => {
    showJudged(SLIPPED, opened(SLIP));
    const phonemes = await screen.findByRole('region', { name: 'think 的每個音' });
    const sounds = screen.getAllByRole('listitem').map(heardText);
    const rated = (target: string, result: string) => (reliableSounds.has(target) ? result : '');
    expect(sounds).toEqual([
      '說成 s，應該是 θ',
      `ɪ${rated('IH', '：清楚')}`,
      'ŋ',
      `k${rated('K', '：清楚')}`,
    ]);
    const panel = phonemes.textContent;
    expect(panel).toContain('/θ/舌尖伸到上下牙齒之間，再輕輕吹氣');
    expect(panel).toContain('單一個音只是提示');
    expect(screen.getByRole('button', { name: /聽示範的 think/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /聽我說的 think/ })).toBeTruthy();
  });

  it('A missing word shows neither phonemes nor playback of the learner’s voice', async () => {
    showJudged(SLIPPED, opened({ ...SLIP, status: 'missing', phones: [], span: null }));
    expect(await screen.findByText('沒有聽到這個字。')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /聽我說的 think/ })).toBeNull();
  });

  it('An unsure word says that it was not heard well and shows no pronunciation hint', async () => {
    showJudged(SLIPPED, opened({ ...SLIP, unsure: true }));
    const { textContent: panel } = await screen.findByRole('region', { name: 'think 的每個音' });
    expect(panel).toContain('這個字聽不準，不算你錯');
    expect(panel).not.toContain('舌尖輕輕伸到');
  });

  it('A word that another one outdoes shows its sounds without a state and without a hint, and says why', async () => {
    showJudged(SLIPPED, opened({ ...SLIP, isOutdone: true }));
    const { textContent: panel } = await screen.findByRole('region', { name: 'think 的每個音' });
    expect(panel).toContain('這個字聽起來比較像別的字，所以不看單一個音。');
    expect(panel).not.toContain('舌尖');
    expect(screen.getAllByRole('listitem').map(heardText)).toEqual(['θ', 'ɪ', 'ŋ', 'k']);
  });

  it.each([
    ['can’t', '分不出你說的是 think 還是 can’t，不算你錯。'],
    [null, '字尾有沒有說出來聽不準，不算你錯。'],
  ])('A word that could not be told from %s says so', async (from, text) => {
    const open = { from, asks: false };
    showJudged({ ...SLIPPED, passed: true }, opened({ ...SLIP, status: 'said', open }));
    const { textContent: panel } = await screen.findByRole('region', { name: 'think 的每個音' });
    expect(panel).toContain(text);
  });

  it('Opening the phonemes of a word does not change the announced result, and closing them returns the focus', async () => {
    render(<WordAndResult />);
    const user = userEvent.setup();
    const region = screen.getByRole('status');
    const before = region.innerHTML;
    await user.click(screen.getByRole('button', { name: 'think' }));
    expect(screen.getByRole('status')).toBe(region);
    expect(region.innerHTML).toBe(before);
    await user.click(await screen.findByRole('button', { name: '關閉' }));
    expect(screen.getByRole('status')).toBe(region);
    expect(document.activeElement?.textContent).toBe('think');
  });
});

describe('A microphone problem', () => {
  const PROBLEMS: [SpeechInputProblem, RegExp][] = [
    ['denied', /瀏覽器擋住了麥克風/],
    ['dismissed', /剛才沒有選「允許」/],
    ['system', /系統沒有讓瀏覽器使用麥克風/],
    ['missing', /找不到麥克風/],
    ['busy', /正被別的程式使用/],
    ['unplugged', /麥克風斷線了/],
    ['muted', /麥克風被靜音了.*這次不算。恢復後再說一次/],
    ['insecure', /沒有加密/],
    ['unsupported', /不能錄音/],
  ];
  it.each(PROBLEMS)(
    'The microphone problem %s has its own message, and typing is offered',
    async (problem, words) => {
      const setMode = vi.fn();
      show({ name: 'blocked', problem }, { steps: { setMode } });
      expect(announced()).toMatch(words);
      await userEvent.click(screen.getByRole('button', { name: '改用打字' }));
      expect(setMode).toHaveBeenCalledWith('TYPE');
    },
  );

  it.each([
    ['interrupted', '剛才離開了這個畫面'],
    ['unreadable', '我們換了一種錄音格式，請再說一次'],
  ] as const)('A recording that is %s asks only to repeat the sentence', (problem, words) => {
    show({ name: 'blocked', problem });
    expect(announced()).toContain(words);
    expect(screen.queryByRole('button', { name: '改用打字' })).toBeNull();
  });

  it('A recording whose level cannot be measured says, aloud too, that the learner ends it', () => {
    show({ name: 'recording', unmetered: true });
    expect(announced()).toContain('請說完後自己按「說完了」');
  });

  it('Another of several microphones can be chosen, and the choice is stored', async () => {
    const inputs = ['default', 'a', 'b'].map((deviceId) => ({
      kind: 'audioinput',
      deviceId,
      label: deviceId === 'b' ? '藍牙耳機' : '',
    }));
    const mediaDevices = {
      enumerateDevices: async () => inputs,
      addEventListener: () => {},
      removeEventListener: () => {},
    };
    vi.stubGlobal('navigator', { ...navigator, mediaDevices });
    show({ name: 'unheard', rejection: 'too_quiet' });
    const choice = await screen.findByLabelText<HTMLSelectElement>('用哪一支麥克風');
    const names = [...choice.options].map(({ text }) => text);
    expect(names).toEqual(['系統預設', '麥克風 1', '藍牙耳機']);
    await userEvent.selectOptions(choice, 'b');
    expect(window.localStorage.getItem('lesson.microphone')).toBe('b');
    expect(choice.value).toBe('b');
  });

  it('A permission prompt without a response is explained after four seconds', async () => {
    vi.useFakeTimers();
    show({ name: 'opening' });
    expect(announced()).toBe('正在開啟麥克風…');
    expect(screen.queryByRole('button')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(4100));
    expect(announced()).toContain('請按「允許」');
    expect(screen.getByRole('button', { name: '改用打字' })).toBeTruthy();
  });

  it('The opening of the microphone is announced, and nothing while it records', () => {
    const opening = render(page(practice({ name: 'opening' })));
    expect(announced()).toBe('正在開啟麥克風…');
    opening.rerender(page(practice({ name: 'recording', dead: false })));
    expect(screen.getByText('正在聽你說，說完會自動停。')).toBeTruthy();
    expect(announced()).toBe('');
    opening.rerender(page(practice({ name: 'scoring' })));
    expect(announced()).not.toBe('');
  });

  it('A microphone without a signal is reported during the recording', () => {
    show({ name: 'recording', dead: true });
    expect(announced()).toContain('還沒收到任何聲音');
  });
});

describe('A scorer that is being loaded', () => {
  it('The download of the scorer shows its progress, and after a while that the recording is safe', async () => {
    vi.useFakeTimers();
    show({ name: 'scoring' }, { speaking: { share: 0.4 } });
    expect(announced()).toBe('第一次使用，正在下載評分程式…');
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
    await act(() => vi.advanceTimersByTimeAsync(6100));
    expect(announced()).toContain('你的錄音已經在這裡');
  });

  it('A scorer that failed to load keeps the recording, and scoring can be retried', async () => {
    const scoreAgain = vi.fn();
    show({ name: 'unscored' }, { speaking: { scoreAgain } });
    expect(announced()).toContain('你的錄音還在');
    await userEvent.click(screen.getByRole('button', { name: '重新評分' }));
    expect(scoreAgain).toHaveBeenCalledOnce();
  });
});
