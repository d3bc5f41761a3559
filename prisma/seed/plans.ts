import type { PlanContent } from '~/schemas/content';
import type { Tx } from '~/server/db';
import { contentHash, recordSeeded, seededHash } from './record';

/** Creates each plan once; later seeds do not overwrite the operator's changes, such as prices. A plan that
 *  is added later is not marked as recommended, because the operator chooses which plan is. */
export async function seedPlans(tx: Tx, plans: readonly PlanContent[]): Promise<void> {
  const isFirst = (await tx.plan.count()) === 0;
  for (const [position, plan] of plans.entries()) {
    const name = `plan:${plan.slug}`;
    if ((await seededHash(tx, name)) !== null) continue;
    await tx.product.create({
      data: {
        kind: 'PLAN',
        slug: plan.slug,
        nameZh: plan.name.zh,
        nameEn: plan.name.en,
        summaryZh: plan.description.zh,
        summaryEn: plan.description.en,
        price: plan.price,
        position,
        plan: {
          create: {
            months: plan.months,
            bonusDays: plan.bonusDays,
            recommended: isFirst && plan.recommended,
          },
        },
      },
    });
    await recordSeeded(tx, name, contentHash(plan));
  }
}
