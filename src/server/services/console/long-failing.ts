import { BACKOFFS, backoffDelay } from '~/domain/backoff.mjs';
import { LONG_FAILING_TRIES } from '~/domain/failed-work';
import type { Today } from '~/schemas/console';
import type { Database } from '~/server/db';

type Failures = Today['health']['failures'];

/** Refunds and deletions of files that have failed so often that a person has to look after them. */
export async function findLongFailing(db: Database): Promise<Failures> {
  const tries = { gte: LONG_FAILING_TRIES };
  const [refunds, files, oldestFile] = await Promise.all([
    db.paymentRefund.aggregate({
      where: { status: 'PENDING', tries },
      _count: true,
      _min: { createdAt: true },
    }),
    db.pendingFileDeletion.count({ where: { tries } }),
    db.pendingFileDeletion.findFirst({ where: { tries }, orderBy: { tries: 'desc' } }),
  ]);
  const failures: Failures = [];
  if (refunds._min.createdAt)
    failures.push({ work: 'refund', count: refunds._count, since: refunds._min.createdAt });
  if (oldestFile)
    failures.push({ work: 'fileDeletion', count: files, since: firstTryAt(oldestFile) });
  return failures;
}

/** The time of the first try, by the delays since: a file waits for weeks before it is due, and each try moves the
 *  time at which it is due. */
function firstTryAt({ deleteAt, tries }: { deleteAt: Date; tries: number }): Date {
  let at = deleteAt.getTime();
  for (let done = 0; done < tries; done += 1) at -= backoffDelay(BACKOFFS.fileDeletion, done);
  return new Date(at);
}
