import { loadPlans } from '~/server/content/load-plans';
import type { Database } from '~/server/db';
import { recordSeeded, seededHash } from './record';

/** The coupon of the embedded default, for trying the checkout: any plan is enough for it. */
const DEMO_COUPON = { code: 'WELCOME300', kind: 'FIXED', value: 300 } as const;

/** Creates the demo coupon once; one that was withdrawn later stays withdrawn. */
export async function seedDemoCoupon(db: Database): Promise<void> {
  if ((await seededHash(db, 'demo-coupon')) !== null) return;
  await db.$transaction(async (tx) => {
    const minTotal = Math.min(...loadPlans().map(({ price }) => price));
    const data = [{ ...DEMO_COUPON, minTotal, validFrom: new Date(), note: 'the demo coupon' }];
    await tx.coupon.createMany({ data, skipDuplicates: true });
    await recordSeeded(tx, 'demo-coupon', DEMO_COUPON.code);
  });
}
