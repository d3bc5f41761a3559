import { textIn } from '~/i18n/writing';
import type { Language } from '~/lib/language';
import type { PlanView } from '~/schemas/plan';
import type { Database } from '~/server/db';

/** The plans on sale, shortest first, named in `language`. */
export async function listPlans(db: Database, language: Language): Promise<PlanView[]> {
  const products = await db.product.findMany({
    where: { kind: 'PLAN', onSale: true, plan: { isNot: null } },
    orderBy: [{ position: 'asc' }, { plan: { months: 'asc' } }],
    include: { plan: true },
  });
  return products.map((product) => ({
    id: product.id,
    slug: product.slug,
    name: textIn(product, 'name', language),
    summary: textIn(product, 'summary', language),
    months: product.plan?.months ?? 0,
    bonusDays: product.plan?.bonusDays ?? 0,
    price: product.price,
    recommended: product.plan?.recommended ?? false,
  }));
}
