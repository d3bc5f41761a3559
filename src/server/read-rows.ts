import 'server-only';
import { z } from 'zod';
import { log } from '~/server/telemetry/log.mjs';
import { metrics } from '~/server/telemetry/metrics';

/** The kind of row, for the log and the counter. */
export type RowKind =
  | 'activity'
  | 'discrepancy'
  | 'feed'
  | 'legalText'
  | 'mediaLesson'
  | 'tableRow'
  | 'today'
  | 'unit'
  | 'unitDraft'
  | 'unitItem'
  | 'voiceDraft';

/** Reads a stored row. A row in another format than this version's is counted and logged.
 *  @returns null for a row that cannot be read */
export function readRow<Result>(kind: RowKind, id: string, read: () => Result): Result | null {
  try {
    return read();
  } catch (error) {
    metrics.unreadableRows.inc({ kind });
    log.error({ kind, row: id, error }, 'A stored row cannot be read; the others are.');
    return null;
  }
}

/** Reads the rows of a list, without those that cannot be read. */
export function readRows<Row extends object, Result extends object>(
  kind: RowKind,
  rows: readonly Row[],
  read: (row: Row) => Result,
): Result[] {
  return rows.flatMap((row) => {
    const id = 'id' in row ? String(row.id) : '';
    return readRow(kind, id, () => read(row)) ?? [];
  });
}

const envelopeSchema = z.array(z.number());

/** The stored peaks of a recording, 0–100; empty if they are unreadable; the drawing is then a flat line. */
export function readEnvelope(
  kind: 'mediaLesson' | 'unit',
  slug: string,
  stored: unknown,
): number[] {
  return readRow(kind, slug, () => envelopeSchema.parse(stored)) ?? [];
}
