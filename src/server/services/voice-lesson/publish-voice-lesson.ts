import 'server-only';
import { dayToDate, taipeiDay } from '~/domain/day';
import type { PublishVoiceLessonInput } from '~/schemas/operator-voice-lesson';
import { type ServiceContext, type Verb, withTransaction } from '~/server/context';
import type { Prisma, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import type { MediaLesson } from '~/server/prisma-client/client';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { insertWithSlug, toSlug } from '../site-content/free-slug';
import { markTagsStale } from '../stale-tag/mark-stale';
import { cancelFileDeletion } from '../stored-file/schedule-deletion';
import { deleteFileLater, deleteVoiceClips } from './delete-voice-clips';
import { type Draft, lockDraft } from './draft-rows';
import { type MadeVoiceLesson, madeVoiceLessonSchema } from './made-lesson';
import { moveProgress, type TimedRecording } from './move-progress';
import { assertComplete } from './voice-problems';

const RECORDINGS = '/media/';

/** Publishes a voice lesson at once, with the recording and the clips that a run has made of exactly this version: the
 *  request waits for no voice. A new lesson gets its address and its day; one that learners have keeps both, and what
 *  they have heard of it. Publishing the same version again changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED | CLIPS_MISSING |
 *    DRAFT_INCOMPLETE (`fields` lists what is missing) */
export async function publishVoiceLesson({
  ctx,
  input: { id, version, reason },
}: Verb<PublishVoiceLessonInput>): Promise<{ slug: string }> {
  requirePermission({ ctx, input: 'voiceLesson.publish' });
  return withTransaction(ctx, async (tx) => {
    const draft = await lockDraft(tx, { id, version });
    const live = await tx.mediaLesson.findUnique({ where: { id } });
    if (live && draft.publishedVersion === version) return { slug: live.slug };
    assertComplete(draft.content);
    const made = await requireMade(tx, draft, live);
    const slug = await writeLesson(tx, ctx, { draft, made, live });
    await tx.voiceDraft.update({ where: { id }, data: { publishedVersion: version } });
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
  });
}

/** What a run has made of this version. Its recording was to be deleted unless it is published.
 *  @throws ServiceError CLIPS_MISSING */
async function requireMade(
  tx: Tx,
  { id: draftId, version }: Draft,
  live: MediaLesson | null,
): Promise<MadeVoiceLesson> {
  const run = await tx.clipRun.findUnique({ where: { draftId, version, state: 'DONE' } });
  if (!run) throw new ServiceError('CLIPS_MISSING');
  const made = madeVoiceLessonSchema.parse(run.clips);
  const isLive = live?.mediaPath === storage().publicUrl(made.path);
  const isThere = isLive || (await cancelFileDeletion(tx, made.path));
  const clips = await tx.voiceClip.count({
    where: { draftId, source: { in: made.kept.map(({ source }) => source) } },
  });
  const names = new Set(made.kept.map(({ accent, source }) => `${accent} ${source}`));
  if (!isThere || clips < names.size) throw new ServiceError('CLIPS_MISSING');
  return made;
}

interface Publication {
  draft: Draft;
  made: MadeVoiceLesson;
  live: MediaLesson | null;
}

async function writeLesson(
  tx: Tx,
  ctx: ServiceContext,
  { draft: { id, content }, made, live }: Publication,
): Promise<string> {
  const { title, introduction, level, access, category, archived } = content;
  const columns = {
    ...{ level, access, category, archived, editedAt: ctx.now(), contentHash: 'edited' },
    ...{ titleZh: title.zh, titleEn: title.en },
    ...{ summaryZh: introduction.zh, summaryEn: introduction.en },
    ...{ durationMs: made.durationMs, envelope: made.envelope },
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
