/** Makes the clips of one run, which the worker has taken: `make-clips.ts DRAFT CLAIM`. It ends when they are made, and
 *  with an error when something happened that the run does not tell. */
import { runClips } from '~/server/services/news/run-clips';
import { jobContext } from '~/server/system-context';

const [draftId = '', claim = ''] = process.argv.slice(2);
try {
  await runClips({ ctx: jobContext(), input: { draftId, claim } });
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
