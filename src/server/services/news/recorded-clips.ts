import 'server-only';
import type { DraftRecording } from '~/schemas/clip-recording';
import type { Database } from '~/server/db';
import type { Storage } from '~/server/gateways/storage/storage';
import { draftLines, keptRecordings } from './draft-lines';
import type { Draft } from './draft-rows';
import type { UnitClip } from './unit-clips';

/** Id of the voice of a recording: learners see the accent and the sex; only the draft has the person. */
export const PERSONS_VOICE = 'recording';

/** A recording that a draft uses, as a clip of the unit; null when its file is gone. */
export interface RecordedClip
  extends Pick<UnitClip, 'kind' | 'position' | 'part' | 'accent' | 'sex'> {
  clip: UnitClip | null;
}

/** The recordings that a draft uses and that match its texts. */
export async function recordedClips(
  db: Database,
  draft: Draft,
  storage: Storage,
): Promise<RecordedClip[]> {
  const recordings = keptRecordings(draft.items, draft.recordings);
  if (recordings.length === 0) return [];
  const lines = draftLines(draft.items);
  const stored = await db.draftClip.findMany({
    where: { draftId: draft.id, source: { in: recordings.map(({ source }) => source) } },
  });
  return Promise.all(
    recordings.map(async ({ kind, key, part, accent, sex, source }) => {
      const { position } = lines.find((line) => line.kind === kind && line.key === key)!;
      const place = { kind, position, part, accent, sex };
      const clip = stored.find((one) => one.source === source && one.accent === accent);
      const hasFile = clip && (await isStored(storage, clip.path));
      return {
        ...place,
        clip: hasFile ? { ...place, voice: PERSONS_VOICE, variety: varietyOf(accent), clip } : null,
      };
    }),
  );
}

/** The variety that learners see for a person's recording: the accent of the line. */
export const varietyOf = (accent: DraftRecording['accent']): 'american' | 'british' =>
  accent === 'US' ? 'american' : 'british';

/** Whether the storage has a file. */
export async function isStored(storage: Storage, path: string): Promise<boolean> {
  const file = await storage.get(path);
  await file?.body.cancel();
  return file !== null;
}
