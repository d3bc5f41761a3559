/** Reads one feed, whose reading the worker has claimed: `read-feed.ts FEED CLAIM`. It ends when its articles are
 *  imported, and with an error for a failure that the row does not record. */
import { executeReading } from '~/server/services/feed/execute-reading';
import { jobContext } from '~/server/system-context';

const [id = '', claim = ''] = process.argv.slice(2);
try {
  await executeReading({ ctx: jobContext(), input: { id, claim } });
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
