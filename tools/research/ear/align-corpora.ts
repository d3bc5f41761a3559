import { existsSync } from 'node:fs';
import { appendFile, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { seededRandom } from '~/domain/seeded-random';
import { loadAcousticModel, withoutNets } from '~/domain/speech/acoustic-model';
import { ACOUSTIC_MODEL_PATH } from '~/domain/speech/model-file';
import { speakerFolds } from '~tools/research/calibrate/folds';
import { type CorpusUtterance, readCorpus } from '~tools/research/experiment/corpus';
import { readExpertLabels } from '~tools/research/experiment/expert-labels';
import { type AlignedRecording, alignRecording } from './align-recording';

const ADULT = 18;
const SEED = 41_000;
export const FOLDS = 4;

type Judged = CorpusUtterance & { child: boolean };

/** Aligns every recording of the folders and writes the table that the nets are taught by: one JSON object a line.
 *  Adults and children have folds of their own, so that an adult's fold is the one that `npm run calibrate` gives.
 *  Recordings that `work` holds already are not aligned again; a complete table in `table` ends the stage.
 *  @param table path of the packed table in the repository */
export async function alignCorpora(
  folders: readonly string[],
  work: string,
  table: string,
): Promise<AlignedRecording[]> {
  if (existsSync(table)) return readAlignments(table);
  const draft = path.join(work, 'alignments.jsonl');
  const done = existsSync(draft) ? parseLines(await readFile(draft, 'utf8')) : [];
  const known = new Set(done.map(({ id }) => id));
  const bytes = await readFile(path.join('public', ACOUSTIC_MODEL_PATH));
  const model = loadAcousticModel(withoutNets(new Uint8Array(bytes).buffer));
  const utterances = await readAll(folders);
  const vocabulary = [
    ...new Map(utterances.flatMap(({ words }) => words.map((word) => [word.text, word]))).values(),
  ];
  const foldOf = (child: boolean) =>
    speakerFolds(
      utterances.filter((one) => one.child === child).map(({ speaker }) => speaker),
      FOLDS,
    );
  const folds = new Map([...foldOf(false), ...foldOf(true)]);
  const began = performance.now();
  for (const [index, utterance] of utterances.entries()) {
    if (known.has(utterance.id)) continue;
    const random = seededRandom(SEED + index);
    const aligned = await alignRecording(model, utterance, vocabulary, random);
    if (!aligned) continue;
    const { id, speaker, child, words } = utterance;
    const row: AlignedRecording = {
      id,
      speaker,
      child: child ? 1 : 0,
      fold: folds.get(speaker)!,
      functionWords: words.map(({ functionWord }) => (functionWord ? 1 : 0)),
      offset: aligned.offset,
      frames: aligned.frames,
      sounds: aligned.sounds,
      changes: aligned.changes,
    };
    done.push(row);
    await appendFile(draft, `${JSON.stringify(row)}\n`);
    if (done.length % 100 === 0)
      console.log(`${done.length} aligned, ${Math.round((performance.now() - began) / 1000)} s`);
  }
  await writeAlignments(table, done);
  return done;
}

async function readAll(folders: readonly string[]): Promise<Judged[]> {
  const all: Judged[] = [];
  for (const folder of folders) {
    const { utterances, skipped } = await readCorpus(folder);
    for (const line of skipped) console.error(`skipped ${line}`);
    const ages = await readAges(folder);
    for (const utterance of utterances)
      all.push({ ...utterance, child: (ages.get(utterance.id) ?? ADULT) < ADULT });
  }
  return shareLabels(all, folders);
}

/** Labels that lie in another folder than their recording are found by the recording's name. */
async function shareLabels(utterances: Judged[], folders: readonly string[]): Promise<Judged[]> {
  const labels = new Map<string, NonNullable<CorpusUtterance['expert']>>();
  for (const folder of folders)
    for (const [id, words] of (await readExpertLabels(folder)) ?? []) labels.set(id, words);
  return utterances.flatMap((utterance): Judged[] => {
    const expert = utterance.expert ?? labels.get(utterance.id);
    return expert?.length === utterance.words.length ? [{ ...utterance, expert }] : [];
  });
}

async function readAges(folder: string): Promise<Map<string, number>> {
  const [header = '', ...lines] = (await readFile(path.join(folder, 'utterances.tsv'), 'utf8'))
    .trim()
    .split(/\r?\n/);
  const column = header.split('\t').indexOf('age');
  return new Map(
    lines.map((line) => {
      const cells = line.split('\t');
      return [cells[0]!, column < 0 ? ADULT : Number(cells[column])];
    }),
  );
}

const parseLines = (text: string): AlignedRecording[] =>
  text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AlignedRecording);

export async function readAlignments(table: string): Promise<AlignedRecording[]> {
  return parseLines((await promisify(gunzip)(await readFile(table))).toString());
}

async function writeAlignments(table: string, rows: readonly AlignedRecording[]): Promise<void> {
  const text = rows.map((row) => JSON.stringify(row)).join('\n');
  await writeFile(table, await promisify(gzip)(text, { level: 9 }));
}
