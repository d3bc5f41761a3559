import { type Day, dateToDay } from '~/domain/day';
import { planRate } from '~/domain/plan-rate';
import { findDearerPairs, namesAreTyped } from '~/domain/price-ladder';
import { textIn } from '~/i18n/writing';
import type { Language } from '~/lib/language';
import type { LadderPair, PriceLadder } from '~/schemas/operator-price';
import type { Database, Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';

/** A plan's price from a day on; without `price` the price set for that day is withdrawn. */
interface PriceChange {
  planId: string;
  startsOn: Day;
  price?: number | undefined;
}

/** The pairs of plans on sale, one of them the changed plan, in which after a change the longer plan costs
 *  more a month than the shorter one. They are computed with all set prices, from the day of the change
 *  until the plan's own next price. */
export async function findLadderPairs(
  db: Database | Tx,
  change: PriceChange,
  language: Language,
): Promise<PriceLadder> {
  const plans = await readPlans(db, change, language);
  const changed = plans.find(({ id }) => id === change.planId);
  if (!changed) return { pairs: [], names: [] };
  const next = changed.steps.find(({ startsOn }) => startsOn > change.startsOn)?.startsOn;
  const begins = plans.flatMap(({ steps }) => steps.map(({ startsOn }) => startsOn));
  const days = [change.startsOn, ...begins.filter((day) => day > change.startsOn).sort()];
  const found = new Map<string, LadderPair>();
  for (const from of days.filter((day) => next === undefined || day < next)) {
    const priced = plans.map((plan) => ({ ...plan, price: priceOn(plan, from) }));
    for (const { longer, shorter } of findDearerPairs(priced)) {
      const isOfChange = longer.id === change.planId || shorter.id === change.planId;
      const key = `${longer.id} ${shorter.id}`;
      if (isOfChange && !found.has(key))
        found.set(key, { longer: toView(longer), shorter: toView(shorter), from });
    }
  }
  const pairs = [...found.values()];
  const ids = new Set(pairs.flatMap(({ longer, shorter }) => [longer.id, shorter.id]));
  const names = plans.filter(({ id }) => ids.has(id)).map(({ name }) => name);
  return { pairs, names };
}

/** Refuses a change that breaks the rule of the ladder, unless the names of the plans were typed. The caller holds the
 *  locks of all plans.
 *  @throws ServiceError PRICE_LADDER with the names of the first two plans */
export async function requireHonestLadder(
  tx: Tx,
  change: PriceChange,
  { language, typed = '' }: { language: Language; typed: string | undefined },
): Promise<void> {
  const { pairs, names } = await findLadderPairs(tx, change, language);
  const [first] = pairs;
  if (!first || namesAreTyped(names, typed)) return;
  throw new ServiceError('PRICE_LADDER', {
    longer: first.longer.name,
    shorter: first.shorter.name,
  });
}

/** The plans on sale with their set prices after the change, the earliest first. */
async function readPlans(db: Database | Tx, change: PriceChange, language: Language) {
  const products = await db.product.findMany({
    where: { kind: 'PLAN', onSale: true, plan: { isNot: null } },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    include: { plan: true, prices: { where: { appliedAt: null, withdrawnAt: null } } },
  });
  return products.flatMap((product) => {
    const { id, price, plan, prices } = product;
    if (!plan) return [];
    const set = prices.map((one) => ({ startsOn: dateToDay(one.startsOn), price: one.price }));
    const others = set.filter(
      ({ startsOn }) => id !== change.planId || startsOn !== change.startsOn,
    );
    const { startsOn, price: proposed } = change;
    const own =
      id === change.planId && proposed !== undefined ? [{ startsOn, price: proposed }] : [];
    const steps = [...others, ...own].sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
    const name = textIn(product, 'name', language);
    return [{ id, name, price, steps, months: plan.months, bonusDays: plan.bonusDays }];
  });
}

type LadderPlan = Awaited<ReturnType<typeof readPlans>>[number];

const priceOn = ({ price, steps }: LadderPlan, day: Day): number =>
  steps.findLast(({ startsOn }) => startsOn <= day)?.price ?? price;

const toView = (plan: LadderPlan) => ({
  id: plan.id,
  name: plan.name,
  price: plan.price,
  perMonth: planRate(plan).perMonth,
});
