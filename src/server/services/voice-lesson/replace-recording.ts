import 'server-only';
import type { VoiceRecording, VoiceText } from '~/schemas/voice-recording';
import type { ServiceContext } from '~/server/context';
import type { Tx } from '~/server/db';
import { recordAct } from '../operator/record-act';
import type { Draft } from './draft-rows';
import { isSameText } from './voice-texts';

interface ReplacedRecording {
  /** The caller has locked it. */
  draft: Draft;
  of: VoiceText;
  /** Null for the machine's voice. */
  recording: VoiceRecording | null;
}

/** Sets, or removes, a draft's recording of a text, and records the text's previous and new clip. */
export async function replaceRecording(
  tx: Tx,
  ctx: ServiceContext,
  { draft: { id, version, recordings }, of, recording }: ReplacedRecording,
): Promise<void> {
  const before = recordings.find((one) => isSameText(one, of));
  const others = recordings.filter((one) => !isSameText(one, of));
  await tx.voiceDraft.update({
    where: { id },
    data: { recordings: recording ? [...others, recording] : others, version: { increment: 1 } },
  });
  const { field: line, accent } = of;
  await recordAct(tx, ctx, {
    kind: recording ? 'voiceLesson.record' : 'voiceLesson.unrecord',
    permission: 'voiceLesson.write',
    subject: ['voiceLesson', id],
    before: { version, line, accent, recording: before?.source ?? null },
    after: { version: version + 1, line, accent, recording: recording?.source ?? null },
  });
}
