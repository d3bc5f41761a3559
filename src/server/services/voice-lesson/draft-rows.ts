import 'server-only';
import { type VoiceDraftContent, voiceDraftSchema } from '~/schemas/voice-draft';
import { type VoiceRecording, voiceRecordingsSchema } from '~/schemas/voice-recording';
import type { Database, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { VoiceDraft } from '~/server/prisma-client/client';
import { shippedLesson } from './shipped-lesson';

/** A draft with its content parsed. */
export interface Draft
  extends Omit<VoiceDraft, 'content' | 'recordings' | 'createdAt' | 'updatedAt'> {
  content: VoiceDraftContent;
  recordings: VoiceRecording[];
}

/** The draft of a lesson; if it was never edited, the content of its file, as version 0.
 *  @throws ServiceError CONTENT_NOT_FOUND */
export async function requireDraft(db: Database | Tx, id: string): Promise<Draft> {
  const row = await db.voiceDraft.findUnique({ where: { id } });
  if (row) return toDraft(row);
  return {
    id,
    version: 0,
    publishedVersion: null,
    content: await shippedContent(db, id),
    recordings: [],
  };
}

/** Locks the draft of a lesson, in the version that the editor read if one is given; the first change of a lesson of
 *  the product's own content creates it. Other changes, requests and publications of it wait until the transaction
 *  ends.
 *  @throws ServiceError CONTENT_NOT_FOUND | CONTENT_CHANGED */
export async function lockDraft(
  tx: Tx,
  { id, version }: { id: string; version?: number },
): Promise<Draft> {
  if (!(await lockRow(tx, id))) {
    // Only such a draft is inserted; a draft that was deleted while this call waited for it stays deleted.
    const content = await shippedContent(tx, id);
    await tx.voiceDraft.createMany({ data: [{ id, content }], skipDuplicates: true });
    await lockRow(tx, id);
  }
  const draft = await requireDraft(tx, id);
  if (version !== undefined && draft.version !== version) throw new ServiceError('CONTENT_CHANGED');
  return draft;
}

/** @returns whether there is a draft */
async function lockRow(tx: Tx, id: string): Promise<boolean> {
  const locked = await tx.$executeRaw`
    SELECT id FROM "VoiceDraft" WHERE id = ${id}::uuid FOR UPDATE`;
  return locked > 0;
}

/** The content of a lesson of the product's own content.
 *  @throws ServiceError CONTENT_NOT_FOUND */
async function shippedContent(db: Database | Tx, id: string): Promise<VoiceDraftContent> {
  const lesson = await db.mediaLesson.findUnique({ where: { id, kind: 'VOICE' } });
  const found = lesson && shippedLesson(lesson.slug);
  if (!found) throw new ServiceError('CONTENT_NOT_FOUND');
  return found.content;
}

function toDraft({ id, version, publishedVersion, content, recordings }: VoiceDraft): Draft {
  return {
    id,
    version,
    publishedVersion,
    content: voiceDraftSchema.parse(content),
    recordings: voiceRecordingsSchema.parse(recordings),
  };
}

/** Whether a draft differs from the version that learners have. */
export const isChanged = ({
  version,
  publishedVersion,
  isPublished,
}: Pick<Draft, 'version' | 'publishedVersion'> & { isPublished: boolean }): boolean =>
  !isPublished || version !== (publishedVersion ?? 0);
