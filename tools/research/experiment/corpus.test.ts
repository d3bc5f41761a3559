/** @module-tag extended */
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

it('Utterances that cannot be measured are skipped with a reason', async () => {
  await writeFile(path.join(folder, 'broken.wav'), 'no sound at all');
  await write(
    [
      ['good', 'a visitor'],
      ['lost', 'a visitor'],
      ['broken', 'a visitor'],
      ['unknown', 'a blorfxq'],
      ['empty', ''],
    ],
    ['good', 'unknown', 'empty'],
  );
  const { utterances, skipped } = await readCorpus(folder);
  expect(utterances.map(({ id }) => id)).toEqual(['good']);
  expect(skipped.map((line) => line.split(':')[0])).toEqual(['lost', 'broken', 'unknown', 'empty']);
  expect(skipped[2]).toContain('blorfxq');
});

it('The sample of trials is the same on every call', async () => {
  const ids = Array.from({ length: 12 }, (_, i) => `u${i}`);
  await write(
    ids.map((id, i) => [id, i % 2 ? 'the bridge was empty' : 'my sister plays music']),
    ids,
  );
  const drawIds = async (maxUtterances: number) =>
    (await sampleTrials(folder, maxUtterances)).trials.map(({ utterance }) => utterance.id);
  expect(await drawIds(5)).toHaveLength(5);
  expect(await drawIds(5)).toEqual(await drawIds(5));
  expect(new Set(await drawIds(0))).toEqual(new Set(ids));
});

const LABELS = 'utterance\tword_index\tphones\texpert_scores_0_to_2\n';
const writeLabels = (rows: string) => writeFile(path.join(folder, 'labels.tsv'), LABELS + rows);

it('Labels are joined with their recordings, and those of unknown recordings are reported', async () => {
  await write(
    [
      ['judged', 'a visitor'],
      ['other', 'a visitor'],
    ],
    ['judged', 'other'],
  );
  const visitor = 'V IH1 Z IH0 T ER0\t2 2 1.4 2 2 2';
  await writeLabels(`judged\t0\tAH0\t2\njudged\t1\t${visitor}\nlost\t0\tAH0\t2\n`);
  const { utterances, skipped } = await readCorpus(folder);
  expect(utterances.map(({ expert }) => expert?.length)).toEqual([2, undefined]);
  expect(skipped).toEqual(['labels of 1 recordings that utterances.tsv does not name: lost']);
});

it('Labels about other recordings only are refused, as is a folder without any recording', async () => {
  await write([['here', 'a visitor']], ['here']);
  await writeLabels('elsewhere\t0\tAH0\t2\n');
  await expect(readCorpus(folder)).rejects.toThrow('none of the recordings');
  await write([['here', 'a blorfxq']], ['here']);
  await expect(readCorpus(folder)).rejects.toThrow('blorfxq');
  await rm(path.join(folder, 'utterances.tsv'));
  await expect(readCorpus(folder)).rejects.toThrow('no utterances.tsv');
});
