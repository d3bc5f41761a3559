import type { Contender } from './contender';
import { type Measurement, measure } from './measure';
import { meansByRound, ratiosByRound, type Spread, spread } from './ratios';
import { roundOrder } from './rounds';

/** A comparison within a kind of work; names are those of contenders. */
export interface Comparison {
  ours: string;
  other: string;
  /** The minimum ratio that we want, or null when it is only reported. */
  wanted: number | null;
}

/** One kind of work. */
export interface Work {
  name: string;
  /** The first is ours, and is measured again at the end of each round: the A/A pair. */
  contenders: readonly Contender[];
  comparisons: readonly Comparison[];
  /** The omissions, as sentences. */
  missing: readonly string[];
}

export interface Ratio extends Comparison {
  /** Ours to the other's: work a second, and the other's processor time to ours. */
  rate: Spread;
  cpu: Spread;
}

export interface WorkResult {
  name: string;
  contenders: ({ name: string } & Record<Figure, Spread> & { done: number; wrong: number })[];
  /** The first contender to itself in each round: how far apart two equal ones are. */
  control: Spread;
  ratios: Ratio[];
  missing: readonly string[];
}

const FIGURES = ['perSecond', 'p50', 'p99', 'cpuMs', 'databaseCpuMs', 'busy', 'memoryMb'] as const;
type Figure = (typeof FIGURES)[number];

interface Rounds {
  rounds: number;
  seconds: number;
  warmUp: number;
  databasePid: number;
}

/** Measures all contenders of a work in alternating order, round by round. */
export async function compare(work: Work, options: Rounds): Promise<WorkResult> {
  const [first] = work.contenders;
  if (!first) throw new Error(`${work.name}: nothing to measure.`);
  const again = { ...first, name: `${first.name} (again)` };
  const series = new Map<Contender, Measurement[]>();
  for (const contender of [...work.contenders, again]) series.set(contender, []);
  for (const contender of work.contenders) {
    await contender.prepare?.();
    await contender.run(options.warmUp);
  }
  for (let round = 0; round < options.rounds; round++)
    for (const contender of roundOrder([...series.keys()], round))
      series.get(contender)!.push(await measure(contender, options.seconds, options.databasePid));

  const figures = (name: string, figure: Figure): number[] => {
    const [contender] = [...series.keys()].filter((one) => one.name === name);
    if (!contender) throw new Error(`${work.name}: ${name} was not measured.`);
    return series.get(contender)!.map((measurement) => measurement[figure]);
  };
  const centred = (name: string, figure: Figure) =>
    name === first.name
      ? meansByRound(figures(name, figure), figures(again.name, figure))
      : figures(name, figure);
  const ratios = work.comparisons.map((comparison) => ({
    ...comparison,
    rate: spread(
      ratiosByRound(centred(comparison.ours, 'perSecond'), centred(comparison.other, 'perSecond')),
    ),
    cpu: spread(
      ratiosByRound(centred(comparison.other, 'cpuMs'), centred(comparison.ours, 'cpuMs')),
    ),
  }));
  return {
    name: work.name,
    contenders: [...series].map(([{ name }, measurements]) => ({
      name,
      ...spreads(measurements),
      done: sum(measurements.map(({ done }) => done)),
      wrong: sum(measurements.map(({ wrong }) => wrong)),
    })),
    control: spread(
      ratiosByRound(figures(first.name, 'perSecond'), figures(again.name, 'perSecond')),
    ),
    ratios,
    missing: work.missing,
  };
}

function spreads(measurements: readonly Measurement[]): Record<Figure, Spread> {
  const entries = FIGURES.map((figure) => [
    figure,
    spread(measurements.map((measurement) => measurement[figure])),
  ]);
  return Object.fromEntries(entries) as Record<Figure, Spread>;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
