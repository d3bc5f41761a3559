/** @module-tag extended */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readTriples } from './graded-texts';
import { readJudgedSentences } from './judged-sentences';
import { quadraticKappa } from './kappa';
import { groupNearDuplicates } from './near-duplicates';
import { readProfile } from './profile';
import { fitRidge } from './ridge';
import { cutLevel, tuneThresholds } from './tune-thresholds';

const folder = () => mkdtemp(path.join(tmpdir(), 'grade-'));

async function writeTempFile(text: string): Promise<string> {
  const file = path.join(await folder(), 'judged.tsv');
  await writeFile(file, text);
  return file;
}

it('Kappa is 1 for agreement, 0 for a constant, and lower for larger differences', () => {
  expect(quadraticKappa([1, 2, 3, 6], [1, 2, 3, 6])).toBe(1);
  expect(quadraticKappa([3, 3, 3, 3], [1, 2, 4, 5])).toBe(0);
  // Computed by hand: observed 2, expected 4 × (squared means of the margins).
  expect(quadraticKappa([1, 2, 3, 4], [2, 1, 3, 4])).toBeCloseTo(1 - 2 / 10);
  expect(quadraticKappa([1, 2, 3, 6], [2, 2, 3, 6])).toBeGreaterThan(
    quadraticKappa([1, 2, 3, 6], [4, 2, 3, 6]),
  );
});

it('Judged sentences are read from a file with a header, blank lines and Windows line ends', async () => {
  const file = await writeTempFile(
    '\ufeffsentence\tA\tB\r\nIt rains .\t1\t2\r\n\r\nIt pours today .\tB1\tc2\n',
  );
  const { judged, skipped } = await readJudgedSentences(file);
  expect(skipped).toEqual([]);
  expect(judged.map(({ sentence, a, b }) => [sentence.text, a, b])).toEqual([
    ['It rains .', 1, 2],
    ['It pours today .', 3, 6],
  ]);
});

it.each(['It rains.\t7\t1', 'It rains.\t1', 'It rains. 1 2', '\t2\t2'])(
  'The line %j is reported and skipped, as it is no judged sentence',
  async (line) => {
    const { judged, skipped } = await readJudgedSentences(
      await writeTempFile(`Fine .\t1\t1\n${line}\n`),
    );
    expect(judged).toHaveLength(1);
    expect(skipped).toEqual([expect.stringMatching(/^line 2: wanted a sentence/)]);
    await expect(readJudgedSentences(await writeTempFile(line))).rejects.toThrow(
      /has no judged sentence/,
    );
  },
);

it('A text without all three versions is reported and skipped', async () => {
  const dir = await folder();
  for (const name of ['Tea-ele', 'Tea-int', 'Tea-adv', 'Rain-ele', 'notes'])
    await writeFile(path.join(dir, `${name}.txt`), 'It rains.\nIt pours.');
  const { triples, skipped } = await readTriples(dir);
  expect(triples.map(({ name, texts }) => [name, texts.map((text) => text.length)])).toEqual([
    ['Tea', [2, 2, 2]],
  ]);
  expect(skipped).toEqual(['Rain: not all three levels are there']);
  await expect(readTriples(await folder())).rejects.toThrow(/has no NAME-ele\.txt/);
});

it('Ridge regression finds the coefficients of its data and shrinks them with the penalty', () => {
  const rows = Array.from({ length: 40 }, (_, i) => [i % 7, (i * 3) % 5]);
  const y = rows.map(([a, b]) => 2 + 3 * a! - b!);
  const { weights, bias } = fitRidge(rows, y, 1e-9);
  expect([...weights, bias].map((x) => Number(x.toFixed(5)))).toEqual([3, -1, 2]);
  expect(Math.abs(fitRidge(rows, y, 100).weights[0]!)).toBeLessThan(3);
});

it('Tuned cuts recover the levels from predictions shrunk towards the middle', () => {
  const levels = Array.from({ length: 120 }, (_, i) => 1 + (i % 6));
  const predictions = levels.map((level, i) => 3.5 + 0.4 * (level - 3.5) + 0.1 * Math.sin(i));
  const cuts = tuneThresholds(predictions, levels, levels);
  expect(predictions.map((prediction) => cutLevel(prediction, cuts))).toEqual(levels);
});

it('Near-duplicates are in one group', () => {
  const groups = groupNearDuplicates([
    'The old mill stands by the river Avon .',
    'A cat sleeps on the warm roof .',
    'The old mill now stands by the river Avon .',
  ]);
  expect(groups).toEqual([0, 1, 0]);
});

it('The profile’s headwords are read with all their spellings', () => {
  expect(
    readProfile('headword,pos,CEFR,x\nair force,noun,B1,,\ngrey/gray,adjective,A2,,\n'),
  ).toEqual([
    { word: 'air force', pos: 'NOUN', level: 'B1' },
    { word: 'grey', pos: 'ADJ', level: 'A2' },
    { word: 'gray', pos: 'ADJ', level: 'A2' },
  ]);
  expect(() => readProfile('headword,pos,CEFR\nair,gas,B1,')).toThrow('air,gas,B1,');
});
