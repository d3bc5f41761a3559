import { parseArgs } from 'node:util';
import { CEFR_LEVELS, type CefrLevel } from '~/domain/grading/types';
import { type Candidate, readCandidate } from '~/domain/selection/candidate';
import { chooseUnit } from '~/domain/selection/choose-unit';
import { Shortlist } from '~/domain/selection/shortlist';
import type { ParsedArticle, Selection, SelectionOptions } from '~/domain/selection/types';
import { type Baseline, frequencyBaseline, leadBaseline, randomBaseline } from './baselines';
import { parseArticle, type RawArticle, readNewsPool } from './news-pool';
import { meanMetrics, measureSelection, type SelectionMetrics } from './selection-metrics';

const DRAWS = 20;
/** Of the plain choices, which hold all pieces at once. */
const COMPARED = 400;

/** What choosing a unit costs, and how it compares with random, first and most frequent.
 *
 *      npm run bench:selection -- [DIR] [--pieces=N] [--level=B1] [--seed=1] [--show]
 *
 *  DIR holds text files, a line a paragraph; without it our own news is the pool. N pieces are made of them by
 *  leaving out paragraphs (0: as they are, the default). `--show` prints the choice with its reasons. The last line
 *  is one JSON object: `seconds` and `cpuSeconds` for parsing and choosing, `peakMb` of the whole process, and the measures
 *  of the four choices. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      pieces: { type: 'string', default: '0' },
      level: { type: 'string', default: 'B1' },
      seed: { type: 'string', default: '1' },
      show: { type: 'boolean', default: false },
    },
  });
  const [articles, seed] = [Number(values.pieces), Number(values.seed)];
  const level = CEFR_LEVELS.find((name) => name === values.level.toUpperCase());
  if (!Number.isInteger(articles) || articles < 0 || !Number.isInteger(seed) || !level)
    throw new Error(
      'npm run bench:selection -- [DIR] [--pieces=N] [--level=A1…C2] [--seed=N] [--show]',
    );

  const raw = await readNewsPool(positionals[0], articles);
  const options: SelectionOptions = { category: null, level, seed, usedLemmas: new Set() };
  const selection = timed(raw, options);
  const { seconds, peakMb } = selection;
  console.log(
    `\n${raw.length} pieces, ${selection.sentencesRead} sentences, level ${level}: ${seconds.toFixed(1)} s (parsing and rules ${selection.read.toFixed(1)} s, choice ${selection.chosen.toFixed(1)} s; ${selection.cpuSeconds.toFixed(1)} s of processor), peak ${peakMb} MB`,
  );
  console.log(
    `broken rules: ${Object.entries(selection.broken)
      .map(([rule, n]) => `${rule} ${n}`)
      .join(', ')}\n`,
  );
  if (values.show) show(selection.choice);
  const measures = compare(raw, selection.choice, level, seed);
  console.log(
    JSON.stringify({
      pieces: raw.length,
      seconds: Number(seconds.toFixed(2)),
      cpuSeconds: Number(selection.cpuSeconds.toFixed(2)),
      peakMb,
      ...measures,
    }),
  );
}

function timed(raw: readonly RawArticle[], options: SelectionOptions) {
  const began = performance.now();
  const worked = process.cpuUsage();
  const list = new Shortlist(options);
  for (const article of raw) list.add(parseArticle(article));
  const read = (performance.now() - began) / 1000;
  const choice = chooseUnit(list, options);
  if (!choice.ok) throw new Error(choice.failure);
  const seconds = (performance.now() - began) / 1000;
  const cpuSeconds = process.cpuUsage(worked).user / 1e6;
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  const { sentencesRead, violationCounts } = list;
  return {
    choice: choice.selection,
    seconds,
    cpuSeconds,
    read,
    chosen: seconds - read,
    peakMb,
    sentencesRead,
    broken: violationCounts,
  };
}

function compare(raw: readonly RawArticle[], selection: Selection, level: CefrLevel, seed: number) {
  const target = CEFR_LEVELS.indexOf(level) + 1;
  const articles = raw.slice(0, COMPARED).map(parseArticle);
  const measureBaseline = ({ words, sentences }: Baseline) =>
    measureSelection(words, sentences, target);
  const rows: Record<string, SelectionMetrics> = {
    ours: measureSelection(
      selection.words.map(({ key, features }) => ({ key, value: features.value! })),
      reread(raw, selection),
      target,
    ),
    random: meanMetrics(
      Array.from({ length: DRAWS }, (_, i) => measureBaseline(randomBaseline(articles, seed + i))),
    ),
    lead10: measureBaseline(leadBaseline(articles)),
    frequent: measureBaseline(frequencyBaseline(articles)),
  };
  console.log('          words shown  words off  sentences off  alike  breaking a rule  pieces');
  for (const [name, row] of Object.entries(rows))
    console.log(
      `${name.padEnd(10)} ${(row.coverage * 10).toFixed(1).padStart(10)} ${row.wordsOff.toFixed(2).padStart(10)} ${row.sentencesOff.toFixed(2).padStart(14)} ${row.redundancy.toFixed(2).padStart(6)} ${row.breaking.toFixed(1).padStart(16)} ${row.pieces.toFixed(1).padStart(7)}`,
    );
  const short = (value: number) => Number(value.toFixed(3));
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, short(value)])),
    ]),
  );
}

/** The chosen sentences, inspected like everybody else's. */
function reread(raw: readonly RawArticle[], { sentences }: Selection): Candidate[] {
  const parsed = new Map<string, ParsedArticle>();
  return sentences.map(({ key, pieceId }) => {
    const article = parsed.get(pieceId) ?? parseArticle(raw.find(({ id }) => id === pieceId)!);
    parsed.set(pieceId, article);
    return readCandidate(article, Number(key.split('#').at(-1)));
  });
}

function show({ words, sentences, objective }: Selection): void {
  const formatReasons = (reasons: { code: string; value: string | number }[]) =>
    reasons.map(({ code, value }) => `${code} ${value}`).join(' · ');
  for (const { text, pos, sentenceIndexes, reasons } of words)
    console.log(
      `${text} (${pos.toLowerCase()}), sentences ${sentenceIndexes.map((i) => i + 1).join(', ')}\n    ${formatReasons(reasons)}`,
    );
  console.log();
  sentences.forEach(({ text, reasons, features }, i) => {
    console.log(`${i + 1}. ${text}\n    ${formatReasons(reasons)}`);
    console.log(
      `    ${Object.entries(features)
        .map(([name, value]) => `${name} ${Number(value.toFixed(2))}`)
        .join(', ')}`,
    );
  });
  console.log(
    `\nworth: ${Object.entries(objective)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`)
      .join(', ')}\n`,
  );
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
