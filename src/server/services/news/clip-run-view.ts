import 'server-only';
import type { ClipRunFailure } from '~/domain/news/clip-run';
import { fromStoredProblems } from '~/domain/news/field-problem';
import type { ClipRunView } from '~/schemas/operator-unit';
import type { Database } from '~/server/db';

/** Time after which a worker should have claimed a run. */
const OVERDUE_MS = 60_000;

/** The newest run of a draft, as its page shows it; null before the first one. */
export async function findClipRun(
  db: Database,
  { draftId, now }: { draftId: string; now: Date },
): Promise<ClipRunView | null> {
  const run = await db.clipRun.findUnique({ where: { draftId } });
  if (!run) return null;
  const { state, version, done, total, failure, requestedAt, leaseUntil } = run;
  const dueAt = state === 'RUNNING' ? leaseUntil : requestedAt;
  const isOpen = state === 'WAITING' || state === 'RUNNING';
  return {
    state,
    version,
    done,
    total,
    requestedAt,
    problems: fromStoredProblems(run.problems as Record<string, string>),
    failure: failure as ClipRunFailure | null,
    isOverdue: isOpen && dueAt !== null && now.getTime() - dueAt.getTime() > OVERDUE_MS,
  };
}
