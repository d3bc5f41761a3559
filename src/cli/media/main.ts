import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadAcousticModel } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import type { UnitMedia } from '~/schemas/content';
import { loadUnits } from '~/server/content/load-units';
import { createPico } from '~/server/gateways/speech/pico';
import { openMediaStore } from './media-store';
import { progressBar } from './progress-bar';
import { renderUnit } from './render-unit';
import { LOWEST_SELF_SCORE, weakClips } from './weak-clips';

const CLIPS_PER_UNIT = 40;

/** `npm run media [-- --force]`: makes the sound of every unit, keeps what has not changed. An
 *  interrupted run goes on with the unit that it was in. */
async function main(): Promise<void> {
  const root = process.cwd();
  const units = loadUnits();
  const bytes = readFileSync(join(root, 'public', ACOUSTIC_MODEL_PATH));
  const model = loadAcousticModel(new Uint8Array(bytes).buffer);
  const store = openMediaStore(root);
  const tts = createPico();
  const bar = progressBar(units.length * CLIPS_PER_UNIT);
  const force = process.argv.includes('--force');
  let made = 0;
  const media: UnitMedia[] = [];
  for (const unit of units) {
    const onClip = (isNew: boolean) => {
      if (isNew) made++;
      bar.step(unit.slug);
    };
    media.push(await renderUnit(unit, { tts, model, store, force, onClip }));
  }
  const orphans = store.removeOrphans(media);
  const megabytes = (store.totalBytes(media) / 1e6).toFixed(2);
  console.log(
    `${units.length} units, ${made} clips made, ${orphans.length} orphans removed, ${megabytes} MB of sound.`,
  );
  const weak = units.flatMap((unit, i) => weakClips(unit, media[i]!));
  if (weak.length === 0) return;
  console.error(`${weak.length} clips score under ${LOWEST_SELF_SCORE} for their own text:`);
  console.error(weak.map((line) => `  ${line}`).join('\n'));
  process.exitCode = 1;
}

await main();
