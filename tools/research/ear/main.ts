import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { alignCorpora } from './align-corpora';
import { openRecordings } from './recordings';

const TRAINED = 'tools/research/ear/trained';

/** Teaches the ear: the nets of the folds, each without the speakers of its fold, and the net of all speakers.
 *
 *  npm run ear:train -- --data=FOLDER [--data=FOLDER …] --embedding=FILE --work=FOLDER [--nets=0,1,2,3,4]
 *
 *  Each `--data` is a folder (or its tar) of 16 kHz WAV or FLAC with `utterances.tsv` and experts' labels;
 *  `--embedding` is the ONNX file of the speech embedding. Every stage leaves its result in `--work`, the table of
 *  alignments and each finished net in `trained/` beside this file, and none is repeated if its result is there.
 *  Deterministic by seed on one kind of processor. `docs/ear-training.md` says how long each stage takes. */
async function main(args: readonly string[]): Promise<void> {
  const all = (name: string) =>
    args.flatMap((arg) => (arg.startsWith(`--${name}=`) ? [arg.slice(name.length + 3)] : []));
  const [embedding, work] = [all('embedding')[0], all('work')[0]];
  if (all('data').length === 0 || !embedding || !work)
    throw new Error('npm run ear:train -- --data=FOLDER --embedding=FILE --work=FOLDER');
  await mkdir(work, { recursive: true });
  await mkdir(TRAINED, { recursive: true });
  const folders: string[] = [];
  for (const [i, source] of all('data').entries())
    folders.push(await openRecordings(source, path.join(work, 'recordings', String(i))));
  const rows = await alignCorpora(folders, work, path.join(TRAINED, 'alignments.jsonl.gz'));
  console.log(`${rows.length} recordings are aligned`);
  const script = path.join('tools/research/ear/torch', 'train.py');
  const nets = all('nets')[0] ?? '0,1,2,3,4';
  const mode = all('mode')[0] ?? 'upper';
  await runPython(all('python')[0] ?? '/usr/bin/python3', [
    script,
    work,
    TRAINED,
    embedding,
    nets,
    mode,
  ]);
}

/** Runs a script of PyTorch on one core, in which it is as fast as this machine's BLAS allows. */
const runPython = (python: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, OMP_NUM_THREADS: '1', OPENBLAS_NUM_THREADS: '1' };
    const child = spawn(python, args, { stdio: 'inherit', env });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${args[0]} ended with ${code}.`)),
    );
  });

await main(process.argv.slice(2));
