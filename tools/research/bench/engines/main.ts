import { chromium } from 'playwright';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { readWav16k } from '~tools/research/experiment/wav';
import { chromiumPath } from '../chromium-path';
import { startProduct } from '../product';
import { type Round, startBenchServer } from './bench-server';
import { ENGINES } from './open-page';

/** Benchmark of the scorer in Chromium, Firefox and WebKit:
 *
 *  npm run bench:engines
 *
 *  A sentence of four seconds is scored without the ear and with it, on both kernels, in turn with a fixed computation in
 *  a worker of the same engine. Times are the workers' processor time, and the ratio to the fixed computation says how
 *  well an engine runs the scorer, whatever else the machine does; only `earWallMs` depends on that. `BENCH_URL` names
 *  a running server to use instead of a build, `BENCH_ENGINE` one engine. Medians without the first round, of which
 *  `firstEarMs` is; the last line is one JSON object. Linux only. */
const TEXT = 'Thousands of visitors came to see the famous bridge.';
const RECORDING = 'src/domain/speech/fixtures/bridge.wav';
const LESSON = '/course-news/night-market-bowls/lesson';
const ROUNDS = 8;
const TIMEOUT_MS = 300_000;

const product = process.env.BENCH_URL ? null : await startProduct();
const origin = process.env.BENCH_URL ?? product!.origin;
try {
  const config = {
    ...(await findScorer()),
    rounds: ROUNDS,
    reference: referenceWords(TEXT),
    pcm: toBase64(await readWav16k(RECORDING)),
  };
  const rows = [];
  for (const [engine, openPage] of Object.entries(ENGINES)) {
    if (process.env.BENCH_ENGINE && process.env.BENCH_ENGINE !== engine) continue;
    for (const compiles of [true, false]) {
      const server = await startBenchServer({ product: origin, config, compiles });
      const posted = server.nextResult();
      const close = await openPage(server.page);
      const result = await Promise.race([posted, tooLate(engine)]).finally(close);
      await server.close();
      if (result.error) throw new Error(`${engine}: ${result.error}`);
      const { kernels } = result;
      const openMs = Math.round(result.openMs);
      rows.push({ engine, kernels, ...toFigures(result.rows), openMs });
    }
  }
  console.table(rows);
  console.log(JSON.stringify({ sentence: TEXT, rounds: ROUNDS, rows }));
} finally {
  await product?.stop();
}

function tooLate(engine: string): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`${engine} did not finish.`)), TIMEOUT_MS).unref();
  });
}

/** The address of the worker's script, and the files that a lesson loads, as its page has them. */
async function findScorer(): Promise<object> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.addInitScript({
    content: `{
      const Original = window.Worker;
      window.Worker = class extends Original {
        constructor(url, options) {
          super(url, options);
          this.script = { script: String(url).replace(location.origin, ''), options };
        }
        postMessage(message) {
          super.postMessage(message);
          window.found ??= { ...this.script, files: message.files };
        }
      };
    }`,
  });
  await page.goto(origin + LESSON);
  const found = await page.waitForFunction(() => Reflect.get(window, 'found'));
  const text = JSON.stringify(await found.jsonValue()).replaceAll(origin, '');
  await browser.close();
  return JSON.parse(text) as object;
}

function toFigures([first, ...rows]: readonly Round[]) {
  const medianOf = (name: keyof Round) => median(rows.map((row) => row[name]));
  const loopMs = medianOf('loopMs');
  const ratio = (ms: number) => Math.round((ms / loopMs) * 100) / 100;
  return {
    loopMs: Math.round(loopMs),
    withoutEarMs: Math.round(medianOf('withoutEarMs')),
    earMs: Math.round(medianOf('earMs')),
    withoutEarRatio: ratio(medianOf('withoutEarMs')),
    earRatio: ratio(medianOf('earMs')),
    firstEarMs: Math.round(first!.earMs),
    earWallMs: Math.round(medianOf('earWallMs')),
  };
}

function toBase64(pcm: Float32Array): string {
  const samples = Int16Array.from(pcm, (value) => Math.round(value * 32767));
  return Buffer.from(samples.buffer).toString('base64');
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
