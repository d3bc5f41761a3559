import type { ServiceContext } from '~/server/context';
import type { Database } from '~/server/db';
import { type ClipJob, listClipJobs } from '~/server/gateways/speech/clip-jobs';
import { storage } from '~/server/gateways/storage/configured';
import type { UnitDraft } from '~/server/prisma-client/client';
import { claimClipRun } from '~/server/services/news/claim-clip-run';
import { toDraft } from '~/server/services/news/draft-rows';
import { requestClips } from '~/server/services/news/request-clips';
import { runClips } from '~/server/services/news/run-clips';
import { speechPipeline } from '~/server/services/news/speech-pipeline';

/** The clips that a draft needs. */
export function clipJobs(draft: UnitDraft): ClipJob[] {
  return listClipJobs(
    { level: draft.level as 'B1', ...toDraft(draft).items },
    speechPipeline().engines,
  );
}

/** Stores clips of a draft as an earlier run would have, so that a test need not wait for the voices: for each text
 *  in the first voice, and for an unclear text in all voices that were tried.
 *  @param missing number of clips that are left out, from the first on */
export async function storeClips(
  db: Database,
  draft: UnitDraft,
  { missing = 0, selfScore = 95 } = {},
): Promise<void> {
  const clips = clipJobs(draft)
    .slice(missing)
    .flatMap(({ accent, lines }) =>
      lines.slice(0, selfScore < 75 ? undefined : 1).map((line) => ({ accent, ...line })),
    )
    .map(({ accent, source, words, speaker: { voice } }) => ({
      draftId: draft.id,
      accent,
      source,
      durationMs: 900,
      selfScore,
      voice: voice.id,
      variety: voice.variety,
      sex: voice.sex,
      path: `clips/${draft.id.replaceAll('-', '')}-${accent}-${source}.mp3`,
      cues: words.map(({ text }) => ({ text, startMs: 0, endMs: 100 })),
      loudness: Buffer.from([9, 99, 9]),
    }));
  await Promise.all(clips.map(({ path }) => storage().put(path, new Uint8Array([1]))));
  await db.draftClip.createMany({ data: clips, skipDuplicates: true });
}

/** Makes a draft ready to be published: its clips are stored, and a run has taken them.
 *  @param worker context of the run */
export async function makeReady(
  db: Database,
  draft: UnitDraft,
  worker: ServiceContext,
): Promise<void> {
  await storeClips(db, draft);
  const { version } = await db.unitDraft.findUniqueOrThrow({ where: { id: draft.id } });
  await requestClips({ ctx: worker, input: { id: draft.id, version } });
  const run = await claimClipRun({ ctx: worker });
  await runClips({ ctx: worker, input: run! });
}
