import 'server-only';
import type { VoiceRow } from '~/schemas/operator-voice-lesson';
import { type VoiceDraftContent, voiceDraftSchema } from '~/schemas/voice-draft';
import { voiceRecordingsSchema } from '~/schemas/voice-recording';
import type { ServiceContext } from '~/server/context';
import type { VoiceDraft } from '~/server/prisma-client/client';
import { readRow } from '~/server/read-rows';
import { requirePermission } from '../operator/permissions';
import { listPlannedHours } from '../planned-publication/find-planned';
import { isChanged } from './draft-rows';
import { listVoiceClips } from './list-voice-clips';
import { shippedLesson } from './shipped-lesson';
import { readStoredClips } from './stored-clips';

/** Every voice lesson: unpublished ones first, then the others, the newest first. One with an unreadable draft
 *  is listed as such.
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
  const toRow = (head: RowHead, content: VoiceDraftContent, draft?: VoiceDraft): VoiceRow => {
    const recordings = voiceRecordingsSchema.parse(draft?.recordings ?? []);
    const shipped = (head.slug && shippedLesson(head.slug)?.clips) || [];
    const found = listVoiceClips({
      content,
      recordings,
      shipped,
      stored: clips.get(head.id) ?? [],
    });
    const { title, category, level, access, transcript } = content;
    return {
      ...head,
      publishAt: hours.get(head.id) ?? null,
      isUnreadable: false,
      title,
      category,
      level,
      access,
      lines: transcript.length,
      missing: found.missing,
      refused: found.clips.filter(({ accepted }) => !accepted).length,
    };
  };
  const readRowOf = (head: RowHead, draft: VoiceDraft): VoiceRow =>
    readRow('voiceDraft', draft.id, () => {
      const isPublished = head.state !== 'NEW';
      const isNew = isPublished ? isChanged({ ...draft, isPublished }) : true;
      return toRow({ ...head, isChanged: isNew }, voiceDraftSchema.parse(draft.content), draft);
    }) ?? { ...head, ...UNREADABLE, publishAt: hours.get(head.id) ?? null };
  const begun = drafts
    .filter(({ id }) => lessons.every((lesson) => lesson.id !== id))
    .map((draft) =>
      readRowOf({ id: draft.id, slug: null, state: 'NEW', isChanged: true, learners: 0 }, draft),
    );
  const published = lessons.flatMap(({ id, slug, hidden, _count }): VoiceRow[] => {
    const state = hidden ? ('HIDDEN' as const) : ('SHOWN' as const);
    const head = { id, slug, state, isChanged: false, learners: _count.progress };
    const draft = drafts.find((one) => one.id === id);
    if (draft) return [readRowOf(head, draft)];
    const content = shippedLesson(slug)?.content;
    return content ? [toRow(head, content)] : [];
  });
  return [...begun, ...published];
}

type RowHead = Pick<VoiceRow, 'id' | 'slug' | 'state' | 'isChanged' | 'learners'>;

/** The placeholder for an unreadable draft. */
const UNREADABLE = {
  title: { zh: '', en: '' },
  category: 'daily',
  level: 'A2',
  access: 'VIP',
  lines: 0,
  missing: 0,
  refused: 0,
  isUnreadable: true,
} as const satisfies Partial<VoiceRow>;
