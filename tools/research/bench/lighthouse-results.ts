import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PageFigures } from './lighthouse-figures';

/** A page with the medians of its loads. */
export interface MeasuredPage extends PageFigures {
  /** Path of the final address. */
  path: string;
  runs: number;
  /** The framework's bare page in this page's language, loaded in turns with it. */
  floor: FloorFigures;
}

/** The framework's empty page on this machine, the best that a page can reach. */
export type FloorFigures = Pick<PageFigures, 'performance' | 'largestPaintMs' | 'blockedMs'>;

type StoredPage = MeasuredPage & { commit: string; at: string };

/** Writes `lighthouse.json`: pages that were not measured now stay as they were. */
export function writePages(folder: string, pages: readonly MeasuredPage[], commit: string): void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'lighthouse.json');
  const before: StoredPage[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  const at = new Date().toISOString();
  const kept = before.filter(({ path }) => !pages.some((page) => page.path === path));
  const stored = [...kept, ...pages.map((page) => ({ ...page, commit, at }))].sort((a, b) =>
    a.path < b.path ? -1 : 1,
  );
  writeFileSync(file, `${JSON.stringify(stored, null, 1)}\n`);
  console.log(`Written to ${relative('', file)}.`);
}
