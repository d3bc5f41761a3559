import 'server-only';
import { dayToDate, taipeiDay } from '~/domain/day';
import type { MediaContent, MediaPage } from '~/schemas/media-lesson';
import type { VoiceIdInput } from '~/schemas/operator-voice-lesson';
import type { Verb } from '~/server/context';
import type { Database } from '~/server/db';
import { storage } from '~/server/gateways/storage/configured';
import { withMediaUrls } from '~/server/gateways/storage/media-url';
import type { MediaLesson } from '~/server/prisma-client/client';
import { memberAddress } from '../media-lesson/member-address';
import { toStudy } from '../media-lesson/to-study';
import { requirePermission } from '../operator/permissions';
import { type Draft, isChanged, requireDraft } from './draft-rows';
import { type MadeVoiceLesson, madeVoiceLessonSchema } from './made-lesson';
import { isLiveRecording } from './require-made-lesson';

/** A voice lesson as learners will have it once its present version is published, with an address of its recording that
 *  is valid for this operator and ten minutes; without content until its recording is made.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function getVoicePreview({
  ctx,
  input: { id },
}: Verb<VoiceIdInput>): Promise<MediaPage> {
  requirePermission({ ctx, input: 'voiceLesson.read' });
  const draft = await requireDraft(ctx.db, id);
  const live = await ctx.db.mediaLesson.findUnique({ where: { id } });
  const made = (await findMade(ctx.db, draft, live)) ?? publishedOf(draft, live);
  const { title, introduction, level, access, category, archived, objectives } = draft.content;
  return {
    lesson: {
      slug: live?.slug ?? id,
      kind: 'VOICE' as const,
      category,
      level,
      access,
      archived,
      title,
      summary: introduction,
      poster: null,
      picture: null,
      durationMs: made?.durationMs ?? 0,
      envelope: made?.envelope ?? [],
      objectives: objectives.map(({ text }) => text),
      publishedOn: live?.publishedOn ?? dayToDate(taipeiDay(ctx.now())),
    },
    content: made && {
      media: memberAddress({ ctx, input: made.mediaPath }),
      cues: withMediaUrls(made.cues),
      study: withMediaUrls(made.study),
    },
  };
}

interface Recorded extends Pick<MediaContent, 'cues' | 'study'> {
  durationMs: number;
  envelope: number[];
  /** Path from the site's root. */
  mediaPath: string;
}

/** The result of a run for this version, as long as its recording is stored. */
async function findMade(
  db: Database,
  { id: draftId, version }: Draft,
  live: MediaLesson | null,
): Promise<Recorded | null> {
  const run = await db.clipRun.findUnique({ where: { draftId, version, state: 'DONE' } });
  if (!run) return null;
  const made = madeVoiceLessonSchema.parse(run.clips);
  const isStored =
    isLiveRecording(made, live) ||
    (await db.pendingFileDeletion.count({ where: { path: made.path, tries: 0 } })) > 0;
  return isStored ? { ...toRecorded(made), mediaPath: storage().publicUrl(made.path) } : null;
}

/** The published lesson, if it is the present version. */
function publishedOf(draft: Draft, live: MediaLesson | null): Recorded | null {
  if (!live || isChanged({ ...draft, isPublished: true })) return null;
  const { durationMs, mediaPath, envelope, cues, study } = live;
  return { ...toRecorded({ durationMs, envelope, cues, study }), mediaPath };
}

/** Parses the JSON columns of a lesson. */
const toRecorded = ({
  durationMs,
  envelope,
  cues,
  study,
}: Record<keyof Pick<MadeVoiceLesson, 'envelope' | 'cues' | 'study'>, unknown> & {
  durationMs: number;
}): Omit<Recorded, 'mediaPath'> => ({
  durationMs,
  envelope: envelope as number[],
  cues: cues as MediaContent['cues'],
  study: toStudy(study),
});
