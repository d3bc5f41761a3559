import 'server-only';
import { retryDelayMs, type WorkKind } from '~/domain/failed-work';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { log } from '~/server/telemetry/log.mjs';
import { metrics } from '~/server/telemetry/metrics';

/** Records that an item failed, and when it is tried again. */
export async function recordFailure({
  ctx,
  input: { work, subject, error },
}: Verb<{ work: WorkKind; subject: string; error: unknown }>): Promise<void> {
  metrics.jobFailures.inc({ work });
  log.error(
    { work, subject, error },
    'A job could not do its work for one of many; it is tried again.',
  );
  const failedAt = ctx.now();
  const { tries } = await ctx.db.jobFailure.upsert({
    where: { work_subject: { work, subject } },
    create: {
      work,
      subject,
      tries: 1,
      error: nameOf(error),
      failedAt,
      nextTryAt: failedAt,
      createdAt: failedAt,
    },
    update: { tries: { increment: 1 }, error: nameOf(error), failedAt },
  });
  await ctx.db.jobFailure.updateMany({
    where: { work, subject, tries },
    data: { nextTryAt: new Date(failedAt.getTime() + retryDelayMs(tries)) },
  });
}

/** The name for operators, without the message, which may hold personal data. */
function nameOf(error: unknown): string {
  if (error instanceof ServiceError) return error.code;
  return error instanceof Error ? error.name : 'Error';
}
