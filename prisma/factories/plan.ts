import { randomUUID } from 'node:crypto';
import type { Database, Prisma } from '~/server/db';
import type { Plan, Product } from '~/server/prisma-client/client';

export type PlanForSale = Product & { plan: Plan };

/** Creates a plan on sale; by default one month and 30 bonus days for NT$990. */
export async function createPlan(
  db: Database,
  {
    months = 1,
    bonusDays = 30,
    recommended = false,
    ...product
  }: Partial<Prisma.ProductCreateInput> & Partial<Omit<Plan, 'id'>> = {},
): Promise<PlanForSale> {
  const created = await db.product.create({
    data: {
      kind: 'PLAN',
      slug: `plan-${randomUUID()}`,
      nameZh: '月方案',
      nameEn: 'Monthly',
      price: 990,
      position: months,
      ...product,
      plan: { create: { months, bonusDays, recommended } },
    },
    include: { plan: true },
  });
  if (created.plan === null) throw new Error('A plan is made with its product.');
  return { ...created, plan: created.plan };
}
