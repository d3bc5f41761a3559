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
/** Maximum number of articles for the baselines, which hold all of them in memory. */
const MAX_BASELINE_ARTICLES = 400;

/** Benchmark of the selection of a unit: its cost, and its quality beside three simple baselines (random, first
 *  and most frequent).
 *
 *  npm run bench:selection -- [DIR] [--articles=N] [--level=B1] [--seed=1] [--show]
 *
 *  DIR holds text files, one paragraph a line; without it our own articles are the pool. N articles are made
 *  of them by leaving out paragraphs (0, the default, takes them unchanged). `--show` prints the selection
 *  with its reasons. The last line is one JSON object: `seconds` and `cpuSeconds` for parsing and selection,
 *  `peakMb` of the whole process, and the metrics of the selection and the baselines. */
async function main(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      articles: { type: 'string', default: '0' },
      level: { type: 'string', default: 'B1' },
      seed: { type: 'string', default: '1' },
      show: { type: 'boolean', default: false },
    },
  });
  const [articles, seed] = [Number(values.articles), Number(values.seed)];
  const level = CEFR_LEVELS.find((name) => name === values.level.toUpperCase());
  if (!Number.isInteger(articles) || articles < 0 || !Number.isInteger(seed) || !level)
    throw new Error(
      'npm run bench:selection -- [DIR] [--articles=N] [--level=A1…C2] [--seed=N] [--show]',
    );

  const raw = await readNewsPool(positionals[0], articles);
  const options: SelectionOptions = { category: null, level, seed, usedLemmas: new Set() };
  const selection = timeSelection(raw, options);
  const { seconds, peakMb } = selection;
  console.log(
    `\n${raw.length} articles, ${selection.sentencesRead} sentences, level ${level}: ${seconds.toFixed(1)} s (parsing and rules ${selection.parseSeconds.toFixed(1)} s, selection ${selection.chooseSeconds.toFixed(1)} s; ${selection.cpuSeconds.toFixed(1)} s of processor), peak ${peakMb} MB`,
  );
  console.log(
    `violated rules: ${Object.entries(selection.violationCounts)
      .map(([rule, count]) => `${rule} ${count}`)
      .join(', ')}\n`,
  );
  if (values.show) show(selection.choice);
  const metrics = compare(raw, selection.choice, level, seed);
  console.log(
    JSON.stringify({
      articles: raw.length,
      seconds: Number(seconds.toFixed(2)),
      cpuSeconds: Number(selection.cpuSeconds.toFixed(2)),
      peakMb,
      ...metrics,
    }),
  );
}

function timeSelection(raw: readonly RawArticle[], options: SelectionOptions) {
  const began = performance.now();
  const cpuBefore = process.cpuUsage();
  const list = new Shortlist(options);
  for (const article of raw) list.add(parseArticle(article));
  const parseSeconds = (performance.now() - began) / 1000;
  const choice = chooseUnit(list, options);
  if (!choice.ok) throw new Error(choice.failure);
  const seconds = (performance.now() - began) / 1000;
  const cpuSeconds = process.cpuUsage(cpuBefore).user / 1e6;
  const peakMb = Math.round(process.resourceUsage().maxRSS / 1024);
  const { sentencesRead, violationCounts } = list;
  return {
    choice: choice.selection,
    seconds,
    cpuSeconds,
    parseSeconds,
    chooseSeconds: seconds - parseSeconds,
    peakMb,
    sentencesRead,
    violationCounts,
  };
}

function compare(raw: readonly RawArticle[], selection: Selection, level: CefrLevel, seed: number) {
  const target = CEFR_LEVELS.indexOf(level) + 1;
  const articles = raw.slice(0, MAX_BASELINE_ARTICLES).map(parseArticle);
  const measureBaseline = ({ words, sentences }: Baseline) =>
    measureSelection(words, sentences, target);
  const rows: Record<string, SelectionMetrics> = {
    ours: measureSelection(
      selection.words.map(({ key, features }) => ({ key, value: features.value! })),
      readSelected(raw, selection),
      target,
    ),
    random: meanMetrics(
      Array.from({ length: DRAWS }, (_, i) => measureBaseline(randomBaseline(articles, seed + i))),
    ),
    lead10: measureBaseline(leadBaseline(articles)),
    frequent: measureBaseline(frequencyBaseline(articles)),
  };
  console.log(
    '          words shown  words off  sentences off  redundancy  violations  conversational  contractions  articles',
  );
  for (const [name, row] of Object.entries(rows))
    console.log(
      `${name.padEnd(10)} ${(row.coverage * 10).toFixed(1).padStart(10)} ${row.wordsOff.toFixed(2).padStart(10)} ${row.sentencesOff.toFixed(2).padStart(14)} ${row.redundancy.toFixed(2).padStart(11)} ${row.breaking.toFixed(1).padStart(11)} ${row.conversational.toFixed(1).padStart(15)} ${row.contractions.toFixed(1).padStart(13)} ${row.articles.toFixed(1).padStart(9)}`,
    );
  const round = (value: number) => Number(value.toFixed(3));
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      Object.fromEntries(Object.entries(row).map(([key, value]) => [key, round(value)])),
    ]),
  );
}

/** The selected sentences as candidates, read in the same way as those of the baselines. */
function readSelected(raw: readonly RawArticle[], { sentences }: Selection): Candidate[] {
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
    `\nobjective: ${Object.entries(objective)
      .map(([name, value]) => `${name} ${value.toFixed(2)}`)
      .join(', ')}\n`,
  );
}

await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
