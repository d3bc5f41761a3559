import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleTrials } from '~tools/research/bench/speech-setting';
import { readCorpus } from './corpus';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'corpus-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(rows: readonly [id: string, text: string][], wavs: readonly string[]) {
  const lines = rows.map(([id, text]) => `${id}\tspeaker of ${id}\tf\t30\t${text}`);
  const table = ['utterance\tspeaker\tgender\tage\ttext', ...lines].join('\r\n');
  await writeFile(path.join(folder, 'utterances.tsv'), `${table}\r\n`);
  for (const id of wavs)
    await copyFile('src/domain/speech/fixtures/visitor.wav', path.join(folder, `${id}.wav`));
}

it('leaves out what cannot be measured, and says why', async () => {
  await writeFile(path.join(folder, 'broken.wav'), 'no sound at all');
  await write(
    [
      ['good', 'a visitor'],
      ['lost', 'a visitor'],
      ['broken', 'a visitor'],
      ['strange', 'a blorfxq'],
      ['empty', ''],
    ],
    ['good', 'strange', 'empty'],
  );
  const { utterances, skipped } = await readCorpus(folder);
  expect(utterances.map(({ id }) => id)).toEqual(['good']);
  expect(skipped.map((line) => line.split(':')[0])).toEqual(['lost', 'broken', 'strange', 'empty']);
  expect(skipped[2]).toContain('blorfxq');
});

it('draws the same sample for everybody who asks', async () => {
  const ids = Array.from({ length: 12 }, (_, i) => `u${i}`);
  await write(
    ids.map((id, i) => [id, i % 2 ? 'the bridge was empty' : 'my sister plays music']),
    ids,
  );
  const drawn = async (most: number) =>
    (await sampleTrials(folder, most)).trials.map(({ utterance }) => utterance.id);
  expect(await drawn(5)).toHaveLength(5);
  expect(await drawn(5)).toEqual(await drawn(5));
  expect(new Set(await drawn(0))).toEqual(new Set(ids));
});
