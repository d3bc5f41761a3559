import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import type { UnitContent } from '~/schemas/content';
import { loadUnits } from '~/server/content/load-units';
import { createPico } from '~/server/gateways/speech/pico';
import { runMedia } from './run-media';
import { unitMaker } from './unit-maker';
import { readManifest } from './unit-manifest';

const unit = loadUnits().find(({ slug }) => slug === 'night-market-bowls')!;
const bytes = readFileSync(join('public', ACOUSTIC_MODEL_PATH));
const model = loadAcousticModel(new Uint8Array(bytes).buffer);

/** Creates a project with the committed media of one unit. */
function workshop() {
  const root = mkdtempSync(join(tmpdir(), 'media-'));
  for (const path of [
    `prisma/content/media/${unit.slug}.json`,
    `public/media/units/${unit.slug}`,
  ]) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    cpSync(path, join(root, path), { recursive: true });
  }
  const make = (content: UnitContent) => {
    const maker = unitMaker({ root, tts: createPico(), model }, [content]);
    return runMedia([maker], { root, fresh: false, step: () => {} });
  };
  return { root, make, manifest: () => readManifest(root, unit.slug)! };
}

it('A media run without changes makes nothing and does not change the manifest', async () => {
  const { make, manifest } = workshop();
  const before = manifest();
  expect(await make(unit)).toMatchObject({ kinds: [{ made: 0 }], orphans: [], weak: [] });
  expect(manifest()).toEqual(before);
});

it('A changed word is synthesised again in both accents, and its old clips are deleted', async () => {
  const { root, make, manifest } = workshop();
  const [first, ...rest] = unit.words;
  const old = manifest().items[0]!.audio.US.path;
  const summary = await make({ ...unit, words: [{ ...first!, text: 'basket' }, ...rest] });
  expect(summary.kinds[0]).toMatchObject({ made: 2 });
  expect(manifest().items[0]!.reference.map(({ text }) => text)).toEqual(['basket']);
  expect(summary.orphans).toHaveLength(2);
  expect(existsSync(join(root, 'public', old))).toBe(false);
}, 30_000);

it('A missing clip is made again, and an incomplete file is deleted', async () => {
  const { root, make, manifest } = workshop();
  const file = () => join(root, 'public', manifest().items[3]!.audio.GB.path);
  rmSync(file());
  writeFileSync(join(file(), '..', 'lost.mp3.part'), 'half');
  expect(await make(unit)).toMatchObject({ kinds: [{ made: 1 }], orphans: [expect.any(String)] });
  expect(existsSync(file())).toBe(true);
}, 30_000);
