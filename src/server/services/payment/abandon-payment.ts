import type { Verb } from '~/server/context';

/** Gives up a payment whose page nobody can be led to again. It is still asked about: somebody may have
 *  its page open and pay there. */
export async function abandonPayment({ ctx, input: reference }: Verb<string>): Promise<void> {
  await ctx.db.payment.updateMany({
    where: { reference, status: { in: ['STARTED', 'DECLINED'] } },
    data: { status: 'ABANDONED', settledAt: ctx.now() },
  });
}
