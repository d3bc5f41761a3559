import type { ReactNode } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { findLowestRate, realMonths, recommendedFirst } from '~/domain/plan-rate';
import { getI18n } from '~/i18n/server';
import type { PlanView } from '~/schemas/plan';
import { PlanRate } from './plan-rate';

export interface RateCardProps {
  plans: readonly PlanView[];
  /** Renders the button of a plan; it comes from the cart. */
  action: (plan: PlanView) => ReactNode;
  /** Heading level of the plans' names on the embedding page. */
  as?: 'h2' | 'h3';
}

/** The plans as a rate card: the recommended one first, then the others from the shortest. */
export async function RateCard({ plans, action, as = 'h2' }: RateCardProps) {
  const t = await getI18n();
  if (plans.length === 0)
    return (
      <p className="border-t border-line py-6">
        <Phrases>{t('plan.empty')}</Phrases>
      </p>
    );
  const lowest = findLowestRate(plans);
  const longest = Math.max(...plans.map(realMonths));
  return (
    <ul className="rate-card">
      {recommendedFirst(plans).map((plan) => (
        <PlanRate
          key={plan.id}
          plan={plan}
          isLowest={plan === lowest}
          longest={longest}
          as={as}
          action={action(plan)}
        />
      ))}
    </ul>
  );
}
