import { z } from 'zod';
import type { SourceDefaults } from '~/domain/news/incoming';
import { UsageError } from '~/operate/usage-error';
import type { ServiceContext } from '~/server/context';
import type { FetchLimits } from '~/server/gateways/feed/fetch-text';
import { openSource } from '~/server/gateways/feed/open-source';
import { importPieces } from '~/server/services/news/import-pieces';
import { USAGE } from './usage';

/** Where a long run tells how far it is, and how patient it is with other people's servers. */
export interface Desk {
  /** Called once for each piece or clip. @param total null while nobody knows it */
  step?: (label: string, total: number | null) => void;
  limits?: Partial<FetchLimits>;
}

/** Takes several sources in, one after the other, and says of each what came of it.
 *  @param sources addresses, folders, files
 *  @throws UsageError | ServiceError */
export async function takeIn(
  ctx: ServiceContext,
  sources: readonly string[],
  flags: SourceDefaults,
  desk: Desk,
): Promise<string[]> {
  if (sources.length === 0) throw new UsageError(USAGE);
  const day = z.iso.date().optional().safeParse(flags.date);
  if (!day.success) throw new UsageError('--date is written as 2026-11-21.');
  const { source, licence, date, category } = flags;
  const defaults: SourceDefaults = { source, licence, date, category };
  const lines: string[] = [];
  for (const where of sources) {
    const report = await importPieces({
      ctx,
      input: {
        read: openSource(where, defaults, desk.limits),
        onPiece: (what) => desk.step?.(`${where}: ${what}`, null),
      },
    });
    const { taken, known, alike, guessed, keptOut, refused } = report;
    lines.push(
      `${where}: ${taken} taken (${guessed} with a guessed category), ${known} known, ${alike} near-duplicates, ${refused.length} refused`,
      ...Object.entries(keptOut).map(([why, count]) => `  ${count} kept out of every unit: ${why}`),
      ...refused.map(({ where: what, why }) => `  ${what}: ${why}`),
    );
  }
  return lines;
}
