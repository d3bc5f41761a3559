import { z } from 'zod';
import type { SourceDefaults } from '~/domain/news/source-entry';
import { UsageError } from '~/operate/usage-error';
import type { ServiceContext } from '~/server/context';
import type { FetchLimits } from '~/server/gateways/feed/fetch-text';
import { originOf, readSource } from '~/server/gateways/feed/read-source';
import { importArticles } from '~/server/services/news/import-articles';
import { USAGE } from './usage';

/** Progress callback of a long run, and its options for requests to other servers. */
export interface ProgressReporter {
  /** Called once for each article or clip. @param total null while unknown */
  step?: (label: string, total: number | null) => void;
  limits?: Partial<FetchLimits>;
}

/** Imports several sources, one after the other.
 *  @param sources addresses, folders, files
 *  @throws UsageError | ServiceError */
export async function importSources(
  ctx: ServiceContext,
  sources: readonly string[],
  flags: SourceDefaults,
  reporter: ProgressReporter,
): Promise<string[]> {
  if (sources.length === 0) throw new UsageError(USAGE);
  const day = z.iso.date().optional().safeParse(flags.date);
  if (!day.success) throw new UsageError('--date is written as 2026-11-21.');
  const { source, licence, date, category } = flags;
  const defaults: SourceDefaults = { source, licence, date, category };
  const lines: string[] = [];
  for (const where of sources) {
    const report = await importArticles({
      ctx,
      input: {
        origin: originOf(where),
        read: readSource(where, defaults, reporter.limits),
        onArticle: (what) => reporter.step?.(`${where}: ${what}`, null),
      },
    });
    const { taken, known, alike, guessed, unlicensed, rejected } = report;
    lines.push(
      `${where}: ${taken} taken (${guessed} with a guessed category), ${known} known, ${alike} near-duplicates, ${rejected.length} refused`,
      ...[...unlicensed].map(([reason, count]) => `  ${count} kept out of every unit: ${reason}`),
      ...rejected.map(({ location: what, reason }) => `  ${what}: ${reason}`),
    );
  }
  return lines;
}
