import type { Verb } from '~/server/context';

/** Abandons a payment with a card page that cannot be opened again. It is still polled: its page may still
 *  be open in a browser and accept a card. */
export async function abandonPayment({ ctx, input: reference }: Verb<string>): Promise<void> {
  await ctx.db.payment.updateMany({
    where: { reference, status: { in: ['STARTED', 'DECLINED'] } },
    data: { status: 'ABANDONED', settledAt: ctx.now() },
  });
}
