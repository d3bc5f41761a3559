import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { WorkResult } from './compare';
import type { Machine } from './machine';
import type { Options } from './options';
import { drawRatios } from './picture';

interface Results {
  machine: Machine;
  /** Maximum requests per second of the load generator. */
  ceiling: number;
  options: Options;
  results: readonly WorkResult[];
}

/** A kind of work in the file, with its machine, because a later run may replace another kind only. */
type StoredWork = WorkResult & {
  machine: Machine;
  ceiling: number;
  rounds: number;
  seconds: number;
  connections: number;
};

/** Writes `peers.json` and its picture, `peers.svg`. Works that were not measured now stay as they were. */
export function writeResults(
  folder: string,
  { machine, ceiling, options, results }: Results,
): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'peers.json');
  const { rounds, seconds, connections } = options;
  const before: StoredWork[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const now = results.map((result) => ({
    ...result,
    machine,
    ceiling,
    rounds,
    seconds,
    connections,
  }));
  const kept = before.filter(({ name }) => !now.some((work) => work.name === name));
  const works = [...kept, ...now].sort((a, b) => a.name.localeCompare(b.name));
  writeFileSync(file, `${JSON.stringify(works, rounded, 1)}\n`);
  writeFileSync(join(folder, 'peers.svg'), drawRatios(works));
  console.log(`\nWritten to ${relative('', folder)}/peers.json and peers.svg.`);
}

const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;
