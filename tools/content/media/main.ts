import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { createPico } from '~/server/gateways/speech/pico';
import { createMakers } from './makers';
import { progressBar } from './progress-bar';
import { type MediaSummary, runMedia } from './run-media';

/** `npm run media [-- --only KIND] [--fresh]`: makes all clips, images and videos of the content and
 *  reuses what has not changed. An interrupted run resumes where it stopped. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, fresh: { type: 'boolean', default: false } },
  });
  const root = process.cwd();
  const bytes = readFileSync(join(root, 'public', ACOUSTIC_MODEL_PATH));
  const model = loadAcousticModel(new Uint8Array(bytes).buffer);
  const all = createMakers({ root, tts: createPico(), model });
  const makers = all.filter(({ kind }) => !values.only || kind === values.only);
  if (makers.length === 0)
    throw new Error(`--only takes one of: ${all.map(({ kind }) => kind).join(', ')}.`);
  const steps = makers.flatMap((maker) => maker.plan()).reduce((sum, job) => sum + job.steps, 0);
  const bar = progressBar(steps);
  const summary = await runMedia(makers, { root, fresh: values.fresh, step: bar.step });
  report(summary);
  if (summary.failed.length > 0 || summary.weak.length > 0) process.exitCode = 1;
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

function report({ kinds, weak, failed, orphans }: MediaSummary): void {
  for (const { kind, jobs, made, bytes } of kinds)
    console.log(`${kind.padEnd(14)} ${jobs} jobs, ${made} made, ${megabytes(bytes)}`);
  const total = kinds.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(`${'in all'.padEnd(14)} ${megabytes(total)}, ${orphans.length} orphans removed`);
  for (const { name, reason } of failed) console.error(`${name} failed: ${reason}`);
  if (weak.length > 0) console.error(`${weak.length} clips are not clear to our own scorer:`);
  for (const { name, score, word } of weak) console.error(`  ${name}  ${score}  “${word}”`);
}

await main();
