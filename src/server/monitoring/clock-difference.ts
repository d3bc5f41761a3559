import 'server-only';
import { double } from '~/server/database/sql-types';
import { statement } from '~/server/database/statement';
import { type Database, runStatement } from '~/server/db';

/** Difference from which a clock is wrong, s: network time keeps clocks within a fraction of a second. */
export const MAX_CLOCK_DIFFERENCE_S = 30;

const databaseClock = statement({
  name: 'database-clock',
  parameters: {},
  row: { at: double },
  sql: () => 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at',
});

/** Seconds by which this server's clock is ahead of the database's; negative when it is behind. The duration of the
 *  statement is not counted.
 *  @param clock of this server, ms since 1970
 *  @throws DatabaseUnavailable */
export async function readClockDifference(db: Database, clock = Date.now): Promise<number> {
  const sentAt = clock();
  const [row] = await runStatement(db, databaseClock, {});
  const receivedAt = clock();
  const at = row?.at ?? sentAt;
  if (at >= sentAt && at <= receivedAt) return 0;
  return (at < sentAt ? sentAt - at : receivedAt - at) / 1000;
}
