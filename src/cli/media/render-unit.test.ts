import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { loadUnits } from '~/server/content/load-units';
import { createPico } from '~/server/gateways/speech/pico';
import { openMediaStore } from './media-store';
import { renderUnit } from './render-unit';

const unit = loadUnits().find(({ slug }) => slug === 'night-market-bowls')!;
const bytes = readFileSync(join('public', ACOUSTIC_MODEL_PATH));
const model = loadAcousticModel(new Uint8Array(bytes).buffer);

/** A store that holds the committed media of one unit, and counts the clips made. */
function workshop() {
  const root = mkdtempSync(join(tmpdir(), 'media-'));
  for (const path of [
    `prisma/content/media/${unit.slug}.json`,
    `public/media/units/${unit.slug}`,
  ]) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    cpSync(path, join(root, path), { recursive: true });
  }
  const made: boolean[] = [];
  const store = openMediaStore(root);
  const onClip = (isNew: boolean) => made.push(isNew);
  const sounds = () => readdirSync(join(root, 'public/media/units', unit.slug));
  return { tts: createPico(), model, store, force: false, onClip, made, sounds };
}

it('a run without changes makes nothing and leaves the manifest as it is', async () => {
  const shop = workshop();
  const before = shop.store.read(unit.slug);
  expect(await renderUnit(unit, shop)).toEqual(before);
  expect(shop.made).toEqual(new Array(40).fill(false));
});

it('a changed word is spoken again in both accents, and its old sound goes', async () => {
  const shop = workshop();
  const [first, ...rest] = unit.words;
  const changed = { ...unit, words: [{ ...first!, text: 'basket' }, ...rest] };
  const media = await renderUnit(changed, shop);
  expect(shop.made.filter(Boolean)).toHaveLength(2);
  expect(media.items[0]!.reference.map(({ text }) => text)).toEqual(['basket']);
  expect(shop.store.removeOrphans([media])).toHaveLength(2);
  expect(shop.sounds()).toHaveLength(40);
}, 30_000);
