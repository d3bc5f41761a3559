import 'server-only';
import { dayToDate, taipeiDay } from '~/domain/day';
import type { ServiceContext } from '~/server/context';
import type { Prisma, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import type { MediaLesson } from '~/server/prisma-client/client';
import { recordAct } from '../operator/record-act';
import { insertWithSlug, toSlug } from '../site-content/free-slug';
import { markTagsStale } from '../stale-tag/mark-stale';
import { deleteFileLater, deleteVoiceClips } from './delete-voice-clips';
import type { Draft } from './draft-rows';
import type { MadeVoiceLesson } from './made-lesson';
import { moveProgress, type TimedRecording } from './move-progress';
import { requireMadeLesson } from './require-made-lesson';
import { assertComplete } from './voice-problems';
import { keptRecordings } from './voice-texts';

const RECORDINGS = '/media/';

interface Publication {
  /** The caller has locked it. */
  draft: Draft;
  /** The published lesson; null when it was never published. */
  live: MediaLesson | null;
  /** For the log of acts. */
  reason?: string | undefined;
}

/** Publishes a voice lesson with the recording and the clips that a run has made of exactly this version. A new lesson
 *  gets its address and its day; a published one keeps both, and learners keep their progress.
 *  @throws ServiceError CONTENT_CHANGED | CLIPS_MISSING | DRAFT_INCOMPLETE (`fields` lists what is missing) */
export async function writePublication(
  tx: Tx,
  ctx: ServiceContext,
  { draft, live, reason }: Publication,
): Promise<{ slug: string }> {
  const { id, version } = draft;
  assertComplete(draft.content);
  const made = await requireMadeLesson(tx, draft, live);
  const slug = await writeLesson(tx, ctx, { draft, made, live });
  // A recording that no longer matches its text is deleted with its clip.
  const recordings = keptRecordings(draft.content, draft.recordings);
  await tx.voiceDraft.update({
    where: { id },
    data: { publishedVersion: version, recordings },
  });
  await deleteVoiceClips(tx, { draftId: id, kept: made.kept, now: ctx.now() });
  await markTagsStale(tx, ['media-lessons'], ctx.now());
  await recordAct(tx, ctx, {
    kind: 'voiceLesson.publish',
    permission: 'voiceLesson.publish',
    subject: ['voiceLesson', id],
    before: { version: draft.publishedVersion },
    after: { version, slug },
    reason,
  });
  return { slug };
}

async function writeLesson(
  tx: Tx,
  ctx: ServiceContext,
  { draft: { id, content }, made, live }: Omit<Publication, 'reason'> & { made: MadeVoiceLesson },
): Promise<string> {
  const { title, introduction, level, access, category, archived } = content;
  const columns = {
    level,
    access,
    category,
    archived,
    editedAt: ctx.now(),
    contentHash: 'edited',
    titleZh: title.zh,
    titleEn: title.en,
    summaryZh: introduction.zh,
    summaryEn: introduction.en,
    durationMs: made.durationMs,
    envelope: made.envelope,
    mediaPath: storage().publicUrl(made.path),
    cues: made.cues as Prisma.InputJsonArray,
    study: made.study as Prisma.InputJsonObject,
  };
  if (!live) {
    const publishedOn = dayToDate(taipeiDay(ctx.now()));
    const row = { id, kind: 'VOICE' as const, publishedOn, ...columns };
    const slug = await insertWithSlug(
      toSlug(title.en, 'voice-lesson'),
      (free) => tx.mediaLesson.createMany({ data: [{ ...row, slug: free }], skipDuplicates: true }),
      async () => (await tx.mediaLesson.count({ where: { id } })) > 0,
    );
    if (slug === null) throw new ServiceError('CONTENT_CHANGED');
    return slug;
  }
  await tx.mediaLesson.update({ where: { id }, data: columns });
  await moveProgress(tx, id, {
    before: { durationMs: live.durationMs, cues: live.cues as unknown as TimedRecording['cues'] },
    now: { durationMs: made.durationMs, cues: made.cues as unknown as TimedRecording['cues'] },
  });
  if (live.mediaPath !== columns.mediaPath && /^\/media\/recordings\//.test(live.mediaPath))
    await deleteFileLater(tx, live.mediaPath.slice(RECORDINGS.length), ctx.now());
  return live.slug;
}
