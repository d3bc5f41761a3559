import { taipeiDay } from '~/domain/day';
import type { ServiceContext } from '~/server/context';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';

/** Counts the first score of a visitor's browser on its day: an anonymous increment without the score. First scores of
 *  users do not count. No other figure may depend on this one, because browsers can send anything.
 *  @throws ServiceError TOO_MANY_REQUESTS */
export async function recordFirstScore({ ctx }: { ctx: ServiceContext }): Promise<void> {
  if (ctx.actor.kind !== 'visitor') return;
  await consumeRateLimit(ctx, 'first-score');
  await ctx.db.$executeRaw`
    INSERT INTO "DailyFigure" AS d (figure, day, key, value)
    VALUES ('firstScores', ${taipeiDay(ctx.now())}::date, '', 1)
    ON CONFLICT (figure, day, key) DO UPDATE SET value = d.value + 1`;
}
