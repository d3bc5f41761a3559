import 'server-only';
import { movedPosition, movedRanges, type TimedPart } from '~/domain/moved-ranges';
import { mergeRanges, percentPlayed } from '~/domain/played-ranges';
import type { PlayedRange } from '~/schemas/media-lesson';
import { integer, jsonb, uuid } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { Prisma, runStatement, type Tx } from '~/server/db';
import { numberedId } from './draft-content';

/** A recording by its length and its lines. */
export interface TimedRecording {
  durationMs: number;
  cues: readonly { id?: string; en: string; endMs: number }[];
}

/** Rows of one statement. */
const BATCH = 500;

const progressToMove = statement({
  name: 'progress-to-move',
  parameters: { lesson: uuid },
  row: { userId: uuid, heard: jsonb<PlayedRange[]>(), positionMs: integer },
  sql: ({ lesson }) => `
    SELECT "userId", "heard", "positionMs" FROM "MediaProgress"
    WHERE "lessonId" = ${lesson} ORDER BY "userId" FOR UPDATE`,
});

/** Transfers learners' played ranges from a lesson's earlier recording to the present one: kept lines stay played,
 *  at their present positions. Completed stays completed. */
export async function moveProgress(
  tx: Tx,
  lessonId: string,
  { before, now }: { before: TimedRecording; now: TimedRecording },
): Promise<void> {
  const [old, present] = [toParts(before), toParts(now)];
  if (JSON.stringify(old) === JSON.stringify(present)) return;
  const rows = await runStatement(tx, progressToMove, { lesson: lessonId });
  for (let from = 0; from < rows.length; from += BATCH) {
    const moved = rows.slice(from, from + BATCH).map(({ userId, heard, positionMs }) => {
      const merged = mergeRanges(movedRanges(heard, old, present), now.durationMs);
      const percent = percentPlayed(merged, now.durationMs);
      const position = movedPosition(positionMs, old, present);
      return { userId, heard: merged, percent, positionMs: position };
    });
    await tx.$executeRaw(Prisma.sql`
      UPDATE "MediaProgress" AS p
      SET "heard" = m."heard", "percent" = m."percent", "positionMs" = m."positionMs"
      FROM jsonb_to_recordset(${JSON.stringify(moved)}::jsonb)
        AS m("userId" uuid, "heard" jsonb, "percent" int, "positionMs" int)
      WHERE p."lessonId" = ${lessonId}::uuid AND p."userId" = m."userId"`);
  }
}

/** The lines of a recording, each with the silence before it; the last one extends to the end. A line with
 *  another text is another line. */
function toParts({ cues, durationMs }: TimedRecording): TimedPart[] {
  return cues.map(({ id, en, endMs }, index) => ({
    key: `${id ?? numberedId('line', index)} ${en}`,
    endMs: index === cues.length - 1 ? durationMs : endMs,
  }));
}
