import 'server-only';
import type { DraftRecording } from '~/schemas/clip-recording';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { recordAct } from '~/server/services/operator/record-act';
import { findLine, isSamePlace } from './draft-lines';
import type { Draft } from './draft-rows';

interface ChangedRecording {
  kind: 'unit.record' | 'unit.unrecord';
  /** The draft before the change. */
  draft: Draft;
  place: Omit<DraftRecording, 'source' | 'said'>;
  /** Path of the newly used recording; null for a voice. */
  after: string | null;
}

/** Records in the log of acts the previous and the new clip of a line; null stands for a voice. */
export async function recordRecording(
  tx: Tx,
  ctx: ServiceContext,
  { kind, draft, place, after }: ChangedRecording,
): Promise<void> {
  const { id, version, items, recordings } = draft;
  const { accent, sex } = place;
  const used = recordings.find((one) => isSamePlace(one, place));
  const before =
    used &&
    (await tx.draftClip.findUnique({
      where: { draftId_accent_source: { draftId: id, accent, source: used.source } },
    }));
  const line = { line: findLine(items, place)?.field ?? place.key, accent, sex };
  await recordAct(tx, ctx, {
    kind,
    permission: 'unit.edit',
    subject: ['draft', id],
    before: { version, ...line, recording: before?.path ?? null },
    after: { version: version + 1, ...line, recording: after },
  });
}
