import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadVideos } from '~/server/content/load-media-lessons';
import { loadScenes } from '~/server/content/load-scenes';
import { loadUnits } from '~/server/content/load-units';
import { loadVoiceLessons } from '~/server/content/load-voice-lessons';
import { readAcousticModel } from '~/server/gateways/speech/acoustic-model-file';
import { openEngines } from '~/server/gateways/speech/open-engines';
import { changedFiles } from '../../testing/changed-files.mjs';
import { checkMedia, listExistingClips } from './check-media';
import { openCheckPool } from './check-pool';
import type { MediaMaker, MediaPipeline, WeakClip } from './maker';
import { createMakers } from './makers';
import { progressBar } from './progress-bar';
import { openRenderPool } from './render-pool';
import { type MediaSummary, runMedia } from './run-media';
import { updateReferences } from './update-references';

/** `npm run media [-- --only KIND] [--slug SLUG] [--fresh]`: makes all clips, images and videos of the content
 *  and reuses what has not changed. An interrupted run resumes where it stopped. `npm run media --
 *  --references`: rewrites the references that learners' voices are compared with, and makes no sound. `npm
 *  run media -- --check [--changed] [--only KIND] [--slug SLUG] [--ear]`: checks all existing clips, or those that
 *  changed since the branch left main, and makes nothing; `--ear` asks the ear, too, as lessons do. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      slug: { type: 'string', multiple: true },
      fresh: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      changed: { type: 'boolean', default: false },
      ear: { type: 'boolean', default: false },
      references: { type: 'boolean', default: false },
    },
  });
  const root = process.cwd();
  if (values.references) return refer(root);
  const engines = openEngines();
  if (values.check) return check({ root, engines, ...values });
  const model = readAcousticModel(root);
  const renderer = openRenderPool(root);
  try {
    const all = createMakers({ root, engines, renderer, model });
    const makers = all.filter(({ kind }) => !values.only || kind === values.only);
    if (makers.length === 0)
      throw new Error(`--only takes one of: ${all.map(({ kind }) => kind).join(', ')}.`);
    await make(makers, { root, fresh: values.fresh, slugs: values.slug });
  } finally {
    await renderer.close();
  }
}

interface CheckOptions extends Pick<MediaPipeline, 'root' | 'engines'> {
  changed: boolean;
  /** Whether the ear is asked, too. */
  ear: boolean;
  /** A kind of content; all if not given. */
  only?: string;
  slug?: string[];
}

async function check({
  root,
  engines,
  changed,
  ear,
  only,
  slug: slugs,
}: CheckOptions): Promise<void> {
  const files = changed ? new Set(changedFiles(root)) : null;
  const clips = listExistingClips(root, engines).filter(
    ({ kind, slug, path }) =>
      (!only || kind === only) &&
      (!slugs || slugs.includes(slug)) &&
      (!files || files.has(join('public', path))),
  );
  if (clips.length === 0 && !changed) throw new Error('No clip is of that kind and name.');
  const bar = progressBar(clips.length);
  const checker = openCheckPool({ root, hears: ear });
  try {
    const weak = await checkMedia(clips, { root, checker, step: bar.step });
    console.log(`${clips.length} clips checked`);
    reportWeak(weak);
    if (weak.length > 0) process.exitCode = 1;
  } finally {
    await checker.close();
  }
}

function refer(root: string): void {
  const contents = [loadUnits(), loadVoiceLessons(), loadScenes(), loadVideos()];
  const count = contents.reduce((sum, { length }) => sum + length, 0);
  const bar = progressBar(count);
  const engines = openEngines();
  const { written, changed, outdated } = updateReferences({ root, engines, step: bar.step });
  console.log(`${written.length} of ${count} files written`);
  console.log(
    `${changed.length} clips may say something else than before: --check listens to them`,
  );
  if (outdated.length > 0) console.error(`${outdated.length} clips have another text:`);
  for (const name of outdated) console.error(`  ${name}`);
  if (outdated.length > 0) process.exitCode = 1;
}

async function make(
  makers: readonly MediaMaker[],
  { root, fresh, slugs }: { root: string; fresh: boolean; slugs: string[] | undefined },
): Promise<void> {
  const jobs = makers.flatMap((maker) => maker.plan());
  const unknown = slugs?.find((slug) => jobs.every((job) => job.slug !== slug));
  if (unknown) throw new Error(`There is no ${unknown}.`);
  const wanted = jobs.filter(({ slug }) => !slugs || slugs.includes(slug));
  const bar = progressBar(wanted.reduce((sum, { steps }) => sum + steps, 0));
  const summary = await runMedia(makers, { root, fresh, slugs, step: bar.step });
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
  reportWeak(weak);
}

function reportWeak(weak: readonly WeakClip[]): void {
  if (weak.length > 0) console.error(`${weak.length} clips are not clear to our own scorer:`);
  for (const { name, score, word } of weak) console.error(`  ${name}  ${score}  “${word}”`);
}

await main();
