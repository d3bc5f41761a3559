import { readFile } from 'node:fs/promises';
import { judgeSpoken, type Outcome, toOutcome } from '~/domain/lesson-feedback';
import { scoreUtterance } from '~/domain/speech/score-utterance';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { describeJudgement } from '../describe-judgement';
import { openScorers } from '../open-scorers';
import { sayByFestival } from './festival-voices';
import { packagedVoices, sayByPackage } from './packaged-voices';

/** A sentence of the text, and the sentence that is said. */
interface Row {
  kind: string;
  isRight: boolean;
  target: string;
  said: string;
}

/** One of them said by one voice. */
interface Said extends Row {
  voice: string;
  outcome: Outcome;
  description: string;
}

/** Benchmark of whole sentences said by synthetic voices: as they stand in the text, and with an error.
 *
 *  npm run bench:sentences -- TABLE [--festival=kal_diphone,ked_diphone] [--packaged] [--ear=served] [--print]
 *
 *  TABLE has the columns `kind`, `right_or_wrong`, `target` (the text) and `said`, separated by tabs. `--festival`
 *  names voices of Festival, whom the product does not ship (Debian: `festival`, `festvox-kallpc16k`,
 *  `festvox-kdlpc16k`); `--packaged` takes ours. `--ear=served` asks the ear that lessons have. `--print` prints what a
 *  learner sees of each. The last line is one JSON object: how many passed, were almost a pass, and did not pass. */
async function main(args: readonly string[]): Promise<void> {
  const option = (name: string) =>
    args.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const table = args.find((arg) => !arg.startsWith('--'));
  if (!table) throw new Error('The table is missing: npm run bench:sentences -- TABLE');
  const rows = await readRows(table);
  const { model } = (await openScorers({ ear: option('ear') }))('');
  const said: Said[] = [];
  for (const [voice, say] of await openVoices(args, option('festival'), rows))
    for (const row of rows) {
      const result = scoreUtterance(model, await say(row.said), referenceWords(row.target));
      const judgement = judgeSpoken(result);
      const isScored = result.verdict === 'pass' || result.verdict === 'retry';
      const outcome = isScored ? toOutcome(judgement) : 'almost';
      const description = isScored ? describeJudgement(judgement) : result.verdict;
      said.push({ ...row, voice, outcome, description });
    }
  report(said, args.includes('--print'));
}

type Say = (text: string) => Promise<Float32Array>;

async function openVoices(
  args: readonly string[],
  festival: string | undefined,
  rows: readonly Row[],
): Promise<[string, Say][]> {
  const voices: [string, Say][] = [];
  const texts = [...new Set(rows.map(({ said }) => said))];
  for (const voice of festival?.split(',') ?? []) {
    const sounds = await sayByFestival(voice, texts);
    voices.push([voice, async (text) => sounds.get(text)!]);
  }
  if (args.includes('--packaged'))
    for (const voice of packagedVoices())
      voices.push([voice.voice.id, (text) => sayByPackage(text, voice)]);
  if (voices.length === 0) throw new Error('No voice: --festival=VOICE or --packaged.');
  return voices;
}

async function readRows(file: string): Promise<Row[]> {
  const [header = '', ...lines] = (await readFile(file, 'utf8')).trim().split(/\r?\n/);
  if (header !== 'kind\tright_or_wrong\ttarget\tsaid') throw new Error(`${file}: ${header}`);
  return lines.map((line) => {
    const [kind = '', right = '', target = '', text = ''] = line.split('\t');
    return { kind, isRight: right === 'right', target, said: text };
  });
}

function report(said: readonly Said[], isPrinting: boolean): void {
  const count = (own: readonly Said[]) => {
    const of = (outcome: Outcome) => own.filter((one) => one.outcome === outcome).length;
    return { count: own.length, passed: of('passed'), almost: of('almost'), not: of('notPassed') };
  };
  const line = (name: string, own: readonly Said[]) => {
    const { count: all, passed, almost, not } = count(own);
    console.log(
      `${name.padEnd(70)} ${all} said: ${passed} pass, ${almost} almost, ${not} do not pass`,
    );
  };
  if (isPrinting)
    for (const { voice, target, said: text, description } of said)
      console.log(`${voice}: “${text}” for “${target}”\n  ${description}`);
  for (const isRight of [true, false]) {
    const own = said.filter((one) => one.isRight === isRight);
    for (const text of new Set(own.map(({ said: text, target }) => `${text} | ${target}`)))
      line(
        text,
        own.filter((one) => `${one.said} | ${one.target}` === text),
      );
    line(isRight ? 'right, all' : 'wrong, all', own);
  }
  const voices = [...new Set(said.map(({ voice }) => voice))];
  const of = (own: readonly Said[]) => ({
    right: count(own.filter(({ isRight }) => isRight)),
    wrong: count(own.filter(({ isRight }) => !isRight)),
  });
  const byVoice = voices.map((voice) => [voice, of(said.filter((one) => one.voice === voice))]);
  console.log(JSON.stringify({ ...of(said), voices: Object.fromEntries(byVoice) }));
}

await main(process.argv.slice(2));
