/** Reads one feed, whose reading the worker has taken: `read-feed.ts FEED CLAIM`. It ends when its articles are in, and
 *  with an error when something happened that the row does not tell. */
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
