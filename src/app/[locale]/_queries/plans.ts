import 'server-only';
import type { Language } from '~/lib/language';
import type { PlanView } from '~/schemas/plan';
import { cachedQuery, publicCaller } from '~/trpc/server';

/** The plans for sale, shortest first. */
export function cachedPlans(language: Language): Promise<PlanView[]> {
  return cachedQuery(['plan.list', language], ['plans'], () =>
    publicCaller(language).plan.list({ language }),
  );
}

/** The cheapest plan; null while none is for sale. */
export async function findCheapestPlan(language: Language): Promise<PlanView | null> {
  const plans = await cachedPlans(language);
  const [cheapest = null] = [...plans].sort((a, b) => a.price - b.price);
  return cheapest;
}
