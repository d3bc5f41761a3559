/** @module-tag extended */
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
import { createClipRenderer } from '~/server/gateways/speech/clip-renderer';
import { openEngines } from '~/server/gateways/speech/open-engines';
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
    const renderer = createClipRenderer(model);
    const maker = unitMaker({ root, engines: openEngines(), renderer, model }, [content]);
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

it('A changed word is synthesised again in every voice, and its old clips are deleted', {}, async () => {
  const { root, make, manifest } = workshop();
  const [first, ...rest] = unit.words;
  const before = manifest().items.flatMap(({ clips }) => clips);
  const text = 'basket';
  const ipa = { us: 'ˈbæskɪt', gb: 'ˈbɑːskɪt' };
  const summary = await make({ ...unit, words: [{ ...first!, text, ipa }, ...rest] });
  const [changed, ...others] = manifest().items;
  const isNew = ({ source }: { source: string }) => before.every((clip) => clip.source !== source);
  const said = changed!.clips.filter(({ part }) => part === 'TEXT');
  expect(said.filter(isNew)).toHaveLength(4);
  expect(changed!.reference.map((word) => word.text)).toEqual(['basket']);
  // Clips of the old word are rendered again, too: without its card another reading may be meant.
  const made = [...changed!.clips, ...others.flatMap(({ clips }) => clips)].filter(isNew).length;
  expect(summary.kinds[0]).toMatchObject({ made });
  expect(summary.orphans).toHaveLength(4);
  expect(existsSync(join(root, 'public', before[0]!.path))).toBe(false);
});

it('A missing clip is made again, and an incomplete file is deleted', async () => {
  const { root, make, manifest } = workshop();
  const file = () => join(root, 'public', manifest().items[3]!.clips[0]!.path);
  rmSync(file());
  writeFileSync(join(file(), '..', 'lost.mp3.part'), 'half');
  expect(await make(unit)).toMatchObject({ kinds: [{ made: 1 }], orphans: [expect.any(String)] });
  expect(existsSync(file())).toBe(true);
});
