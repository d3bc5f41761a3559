/** The page of the benchmark and its scripts, which each engine runs as they are. */
export const PAGE = '<!doctype html><title>bench</title><script src="/bench/page.js"></script>';

/** A fixed computation in a worker, with which the scorer is compared in the same engine: 80 million products of
 *  floats. Answers each message. */
export const LOOP_WORKER = `
const values = new Float32Array(4096).fill(0.5);
function loop() {
  let sum = 0;
  for (let k = 0; k < 20000; k++)
    for (let i = 0; i < 4096; i++) sum += values[i] * values[(i + k) & 4095];
  return sum;
}
onmessage = () => postMessage({ sum: loop() });`;

/** Measures in turn the fixed computation, the scorer without the ear, and with it, and posts the processor times: only
 *  one worker works at a time. */
export const PAGE_SCRIPT = `
const cpuMs = async () => Number(await (await fetch('/bench/cpu')).text());
async function measured(work) {
  const before = await cpuMs();
  await work();
  return (await cpuMs()) - before;
}
const send = (result) => fetch('/bench/result', { method: 'POST', body: JSON.stringify(result) });
const answerOf = (worker, isIt) =>
  new Promise((resolve, reject) => {
    const take = ({ data }) => {
      if (data.type === 'failed' || data.type === 'unready') reject(new Error(data.message ?? data.type));
      else if (isIt(data)) {
        worker.removeEventListener('message', take);
        resolve(data);
      }
    };
    worker.addEventListener('message', take);
    worker.onerror = (event) => reject(new Error('worker: ' + event.message));
  });

async function openScorer(config, ear) {
  const worker = new Worker(config.script, config.options);
  const files = { ...config.files, ear };
  const opened = answerOf(worker, ({ type }) => type === (ear ? 'earReady' : 'ready'));
  worker.postMessage({ type: 'load', files });
  const { kernels } = await opened;
  let last = 0;
  const score = async () => {
    const id = ++last;
    const { pcm16k, reference } = config;
    const scored = answerOf(worker, (data) => data.id === id);
    worker.postMessage({ type: 'score', id, files, pcm16k, reference, leniency: 'STANDARD', taught: [] });
    await scored;
  };
  return { kernels, score };
}

(async () => {
  const config = await (await fetch('/bench/config')).json();
  const bytes = Uint8Array.from(atob(config.pcm), (letter) => letter.charCodeAt(0));
  config.pcm16k = Float32Array.from(new Int16Array(bytes.buffer), (value) => value / 32768);
  const loopWorker = new Worker('/bench/loop.js');
  const loop = async () => {
    const done = answerOf(loopWorker, () => true);
    loopWorker.postMessage(null);
    await done;
  };
  const plain = await openScorer(config, null);
  let hearing;
  const openMs = await measured(async () => {
    hearing = await openScorer(config, config.files.ear);
  });
  const rows = [];
  for (let round = 0; round < config.rounds; round++) {
    const loopMs = await measured(loop);
    const withoutEarMs = await measured(plain.score);
    const began = performance.now();
    const earMs = await measured(hearing.score);
    rows.push({ loopMs, withoutEarMs, earMs, earWallMs: performance.now() - began });
  }
  await send({ rows, kernels: hearing.kernels, openMs });
})().catch((error) => send({ error: String(error) }));`;
