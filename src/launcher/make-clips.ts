/** Makes the clips of one run, which the worker has claimed: `make-clips.ts DRAFT CLAIM`. It ends when they are
 *  made, and with an error for a failure that the run's row does not record. */
import { runClips } from '~/server/services/news/run-clips';
import { runVoiceClips } from '~/server/services/voice-lesson/run-voice-clips';
import { jobContext } from '~/server/system-context';

const [draftId = '', claim = ''] = process.argv.slice(2);
try {
  const ctx = jobContext();
  const run = await ctx.db.clipRun.findUnique({ where: { draftId, claim } });
  const make = run?.kind === 'VOICE_LESSON' ? runVoiceClips : runClips;
  await make({ ctx, input: { draftId, claim } });
  process.exit(0);
} catch (error) {
  console.error(error);
  process.exit(1);
}
