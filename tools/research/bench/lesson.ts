import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { Microphone } from '../../../e2e/microphone';
import { WATCH_SCORER, waitForEar } from '../../../e2e/scorer-watch';
import { chromiumPath } from './chromium-path';
import { measureFirstScore, readFrontSentence } from './first-score';
import { measureStart } from './lesson-start';
import { startProduct } from './product';
import { refuseWebAssembly } from './refuse-webassembly';
import { SlowRenderers, workerMs } from './slow-renderers';
import { workerCpuMs } from './worker-threads';

/** Benchmark of the waiting times in a lesson, in Chromium with a microphone that plays a sentence:
 *
 *  npm run bench:lesson
 *
 *  - scoringMs: from the click that ends the recording until the words change their colour;
 *  - answerMs: from the end of the speech until then without a click, including the silence that ends the recording;
 *  - modelMs: from opening the page, with an empty cache, until the acoustic model is loaded;
 *  - earMs: until the ear is opened, too, and the kernels that it runs on (each in turn: a proxy refuses WebAssembly);
 *  - workerCpuMs: processor time of the worker for one utterance, which hardly depends on the machine's other load;
 *  - heapMb: the page's JavaScript heap after all utterances and a garbage collection (the model is in the worker).
 *
 *  Then the figures of a slow phone beside their goals (`lesson-start.ts`), and a visitor's wait on the front page
 *  for the first score (`first-score.ts`).
 *
 *  At the machine's own speed and with page and worker slowed down four times (but not while the microphone is
 *  open); `workerSlowed` is the measured factor for a fixed computation in a worker. `BENCH_URL` names a running
 *  server to use instead. Medians; the last line is one JSON object. */
const TEXT = 'Every stall now serves hot food in a strong steel bowl.';
const ROUNDS = 5;
/** `BENCH_ONLY=scoring`: only the figures of a spoken sentence; `start`: only those of a slow phone. */
const ONLY = process.env.BENCH_ONLY;
const RATES = ONLY === 'start' ? [] : [1, 4];
/** Maximum time until a sentence of four seconds is scored, by rate, ms. */
const SCORING_GOALS: Record<number, number> = { 1: 400, 4: 1500 };
const HOME = '/en';
const LESSON = '/en/course-news/night-market-bowls/lesson';

interface Figures {
  rate: number;
  scoringMs: number;
  /** `scoringMs` as a ratio to the goal of this rate. */
  scoringRatio: number;
  workerCpuMs: number;
  answerMs: number;
  modelMs: number;
  earMs: number;
  kernels: 'vectors' | 'plain';
  heapMb: number;
  /** Factor by which a worker takes longer for the same work. */
  workerSlowed: number;
}

const folder = await mkdtemp(join(tmpdir(), 'shuoyi-bench-'));
const microphone = await Microphone.in(folder);
const speechEndMs = await microphone.queueSpeech(TEXT);
const runningUrl = process.env.BENCH_URL;
const product = runningUrl ? null : await startProduct();
const origin = runningUrl ?? product!.origin;
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--autoplay-policy=no-user-gesture-required',
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-audio-capture=${microphone.file}%noloop`,
  ],
});
const plain = await refuseWebAssembly(origin);
try {
  const figures: Figures[] = [];
  for (const rate of RATES) {
    figures.push(await measure(browser, rate, origin));
    figures.push(await measure(browser, rate, plain.origin));
  }
  console.table(figures);
  const phone = ONLY === 'scoring' ? null : await measurePhone(browser);
  console.log(JSON.stringify({ sentence: TEXT, rounds: ROUNDS, figures, ...phone }));
} finally {
  await browser.close();
  await plain.close();
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
}

async function measurePhone(browser: Browser) {
  const start = await measureStart(browser, origin + LESSON);
  await microphone.queueSpeech(await readFrontSentence(browser, origin + HOME));
  const firstScore = {
    fast: await measureFirstScore(browser, origin + HOME, 'fast'),
    slow: await measureFirstScore(browser, origin + HOME, 'slow'),
  };
  console.table([start]);
  console.table(firstScore);
  return { start, firstScore };
}

async function measure(browser: Browser, rate: number, site: string): Promise<Figures> {
  const context = await browser.newContext({ permissions: ['microphone'] });
  const page = await context.newPage();
  page.setDefaultTimeout(180_000);
  await page.addInitScript(WATCH_SCORER);
  const slow = await SlowRenderers.of(browser, rate);
  const workerSlowed = await measureSlowdown(page, slow);
  await page.exposeFunction('recordingEnds', () => slow.begin());
  const began = performance.now();
  const model = page.waitForResponse((response) => response.url().endsWith(ACOUSTIC_MODEL_PATH));
  // A renderer that is stopped during its start never finishes it.
  await page.goto(site + LESSON, { waitUntil: 'commit' });
  await slow.begin();
  await (await model).finished();
  const modelMs = Math.round(performance.now() - began);
  const kernels = await waitForEar(page);
  const earMs = Math.round(performance.now() - began);
  slow.end();
  for (let item = 0; item < 10; item++)
    await page.getByRole('button', { name: 'Skip', exact: true }).click();
  // The first utterance warms the worker up and is not counted.
  await speakAndMeasure(page, slow, true);
  const scoringTimes: number[] = [];
  const workerTimes: number[] = [];
  const answerTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = await workerCpuMs();
    scoringTimes.push(await speakAndMeasure(page, slow, true));
    workerTimes.push((await workerCpuMs()) - before);
    answerTimes.push(await speakAndMeasure(page, slow, false));
  }
  const cdp = await context.newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await context.close();
  const scoringMs = median(scoringTimes);
  return {
    rate,
    scoringMs,
    scoringRatio: Math.round((scoringMs / SCORING_GOALS[rate]!) * 100) / 100,
    workerCpuMs: median(workerTimes),
    answerMs: median(answerTimes),
    modelMs,
    earMs,
    kernels,
    heapMb: Math.round(usedSize / 1e5) / 10,
    workerSlowed,
  };
}

/** @returns the factor by which the same work in a worker takes longer while the page is slowed */
async function measureSlowdown(page: Page, slow: SlowRenderers): Promise<number> {
  const free = await workerMs(page);
  await slow.begin();
  const slowed = await workerMs(page);
  slow.end();
  return Math.round((slowed / free) * 10) / 10;
}

/** Plays the sentence into the microphone and waits for the scored words. The function in the page declares
 *  no named functions: the compiled ones need a helper that the page does not have.
 *  @param click whether to end the recording by a click at the end of the speech
 *  @returns the time from the end until the first word has changed, ms by the page's own clock */
async function speakAndMeasure(page: Page, slow: SlowRenderers, click: boolean): Promise<number> {
  await page.getByRole('button', { name: /^(Speak|Say it again)$/ }).click();
  const done = page.getByRole('button', { name: 'I’m done' });
  const elapsedMs = await done.evaluate(
    async (button: HTMLElement, { endMs, click }) => {
      const opened = performance.now();
      while (performance.now() - opened < endMs) await new Promise(requestAnimationFrame);
      const ended = performance.now();
      await (window as unknown as { recordingEnds(): Promise<void> }).recordingEnds();
      if (click) button.click();
      while (!document.querySelector('main p[lang="en"] button.underline')) {
        if (performance.now() - ended > 60_000)
          throw new Error('The utterance was not scored: is the machine too busy to record?');
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - ended;
    },
    { endMs: speechEndMs, click },
  );
  slow.end();
  return elapsedMs;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.floor(sorted.length / 2)]!);
}
