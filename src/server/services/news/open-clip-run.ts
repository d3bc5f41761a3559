import 'server-only';
import type { Tx } from '~/server/db';
import type { ClipRunKind } from '~/server/prisma-client/enums';

interface WantedClips {
  draftId: string;
  /** Version of the draft whose texts are spoken. */
  version: number;
  /** The kind of draft. */
  kind: ClipRunKind;
  now: Date;
}

/** Requests the clips of a draft from the worker; the caller has locked the draft. While a run of this version is
 *  open, nothing changes; after its end, a new one continues with the stored clips.
 *  @returns whether a run was begun */
export async function openClipRun(
  tx: Tx,
  { draftId, version, kind, now }: WantedClips,
): Promise<boolean> {
  const open = await tx.clipRun.findUnique({
    where: { draftId, version, state: { in: ['WAITING', 'RUNNING'] } },
  });
  if (open) return false;
  const fresh = {
    kind,
    version,
    state: 'WAITING' as const,
    claim: null,
    leaseUntil: null,
    tries: 0 as const,
    done: 0,
    total: null,
    problems: {},
    clips: [],
    failure: null,
    requestedAt: now,
    endedAt: null,
  };
  await tx.clipRun.upsert({ where: { draftId }, create: { draftId, ...fresh }, update: fresh });
  return true;
}
