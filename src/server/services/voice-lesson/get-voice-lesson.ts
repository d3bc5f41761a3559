import 'server-only';
import type { OperatorVoiceLesson, VoiceIdInput } from '~/schemas/operator-voice-lesson';
import type { Verb } from '~/server/context';
import { findClipRun } from '../news/clip-run-view';
import { requirePermission } from '../operator/permissions';
import { findPlannedPublication } from '../planned-publication/find-planned';
import { isChanged, requireDraft } from './draft-rows';
import { gradeLesson } from './grade-lesson';
import { listVoiceClips } from './list-voice-clips';
import { shippedLesson } from './shipped-lesson';
import { readStoredClips } from './stored-clips';
import { voiceProblems } from './voice-problems';
import { listVoiceTexts, voiceWords } from './voice-texts';

/** A voice lesson for its editor: its present texts, their levels, the missing fields before a publication, and its
 *  clips.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND */
export async function getVoiceLesson({
  ctx,
  input: { id },
}: Verb<VoiceIdInput>): Promise<OperatorVoiceLesson> {
  requirePermission({ ctx, input: 'voiceLesson.read' });
  const draft = await requireDraft(ctx.db, id);
  const live = await ctx.db.mediaLesson.findUnique({
    where: { id },
    select: { slug: true, hidden: true, _count: { select: { progress: true } } },
  });
  const { content, version, recordings } = draft;
  const stored = (await readStoredClips(ctx.db, id)).get(id) ?? [];
  const shipped = (live && shippedLesson(live.slug)?.clips) ?? [];
  return {
    id,
    version,
    content,
    slug: live?.slug ?? null,
    learners: live?._count.progress ?? 0,
    state: live ? (live.hidden ? 'HIDDEN' : 'SHOWN') : 'NEW',
    isChanged: isChanged({ ...draft, isPublished: live !== null }),
    problems: voiceProblems(content),
    ...gradeLesson(content),
    texts: listVoiceTexts(content).map((of) => ({
      ...of,
      ipa:
        voiceWords(content, of)
          ?.map(({ ipa }) => ipa)
          .join(' ') ?? null,
    })),
    clips: listVoiceClips({ content, recordings, stored, shipped }).clips,
    clipRun: await findClipRun(ctx.db, { draftId: id, now: ctx.now() }),
    planned: await findPlannedPublication(ctx.db, id),
  };
}
