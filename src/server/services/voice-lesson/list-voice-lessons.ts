import 'server-only';
import type { VoiceRow } from '~/schemas/operator-voice-lesson';
import { type VoiceDraftContent, voiceDraftSchema } from '~/schemas/voice-draft';
import { voiceRecordingsSchema } from '~/schemas/voice-recording';
import type { ServiceContext } from '~/server/context';
import { requirePermission } from '../operator/permissions';
import { listPlannedHours } from '../planned-publication/find-planned';
import { isChanged } from './draft-rows';
import { listVoiceClips } from './list-voice-clips';
import { shippedLesson } from './shipped-lesson';
import { readStoredClips } from './stored-clips';

/** Every voice lesson: those that were begun and never published, then the others, the newest first.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listVoiceLessons({ ctx }: { ctx: ServiceContext }): Promise<VoiceRow[]> {
  requirePermission({ ctx, input: 'voiceLesson.read' });
  const { db } = ctx;
  const lessons = await db.mediaLesson.findMany({
    where: { kind: 'VOICE' },
    select: { id: true, slug: true, hidden: true, _count: { select: { progress: true } } },
    orderBy: [{ publishedOn: 'desc' }, { slug: 'asc' }],
  });
  const drafts = await db.voiceDraft.findMany({ orderBy: { createdAt: 'desc' } });
  const clips = await readStoredClips(db);
  const hours = await listPlannedHours(db, 'VOICE_LESSON');
  const toRow = (head: RowHead, content: VoiceDraftContent): VoiceRow => {
    const recordings = voiceRecordingsSchema.parse(
      drafts.find(({ id }) => id === head.id)?.recordings ?? [],
    );
    const shipped = (head.slug && shippedLesson(head.slug)?.clips) || [];
    const found = listVoiceClips({
      ...{ content, recordings, shipped },
      stored: clips.get(head.id) ?? [],
    });
    const { title, category, level, access, transcript } = content;
    return {
      ...{ ...head, publishAt: hours.get(head.id) ?? null },
      ...{ title, category, level, access, lines: transcript.length, missing: found.missing },
      refused: found.clips.filter(({ accepted }) => !accepted).length,
    };
  };
  const begun = drafts
    .filter(({ id }) => lessons.every((lesson) => lesson.id !== id))
    .map(({ id, content }) =>
      toRow(
        { id, slug: null, state: 'NEW', isChanged: true, learners: 0 },
        voiceDraftSchema.parse(content),
      ),
    );
  const published = lessons.flatMap(({ id, slug, hidden, _count }): VoiceRow[] => {
    const draft = drafts.find((one) => one.id === id);
    const content = draft ? voiceDraftSchema.parse(draft.content) : shippedLesson(slug)?.content;
    if (!content) return [];
    const state = hidden ? ('HIDDEN' as const) : ('SHOWN' as const);
    const changed = draft ? isChanged({ ...draft, isPublished: true }) : false;
    return [toRow({ id, slug, state, isChanged: changed, learners: _count.progress }, content)];
  });
  return [...begun, ...published];
}

type RowHead = Pick<VoiceRow, 'id' | 'slug' | 'state' | 'isChanged' | 'learners'>;
