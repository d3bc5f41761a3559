import type { ReactNode } from 'react';
import { StaticHtml } from '~/components/static-html/static-html';
import { Badge } from '~/components/ui/badge';
import { Phrases } from '~/components/ui/phrases';
import { planRate } from '~/domain/plan-rate';
import { getI18n } from '~/i18n/server';
import { formatCurrency } from '~/lib/format-currency';
import type { PlanView } from '~/schemas/plan';
import { TimeBar } from './time-bar';

export interface PlanRateProps {
  plan: PlanView;
  /** Whether its price per month is lower than that of every other plan: the only comparison shown. */
  isLowest: boolean;
  longest: number;
  /** Heading level of its name. */
  as: 'h2' | 'h3';
  /** The button that adds the plan to the cart. */
  action: ReactNode;
}

/** One line of the rate card: name, duration, price, and the price per month with the bonus days included. */
export async function PlanRate({ plan, isLowest, longest, as: Heading, action }: PlanRateProps) {
  const t = await getI18n();
  const months = t('plan.months', { count: plan.months });
  const days = t('plan.days', { count: plan.bonusDays });
  const rate = planRate(plan);
  return (
    <li className={plan.recommended ? 'recommended' : undefined}>
      <StaticHtml name={`plan-${plan.months}`} className="contents">
        <div className="name">
          <div>
            <Heading>
              <Phrases>{plan.name}</Phrases>
            </Heading>
            {plan.recommended && <Badge tone="gold">{t('plan.recommended')}</Badge>}
          </div>
          <p>
            <Phrases>{plan.summary}</Phrases>
          </p>
        </div>
        <div className="time">
          <p>
            <b>{months}</b>
            {plan.bonusDays > 0 && <span>{t('plan.bonus', { days })}</span>}
            {plan.bonusDays > 0 && (
              <span className="text-soft">{t('plan.inAll', { count: rate.months })}</span>
            )}
          </p>
          <TimeBar
            months={plan.months}
            bonusDays={plan.bonusDays}
            longest={longest}
            label={t('plan.barLabel', { months, days })}
          />
        </div>
        <div className="price">
          <p>{formatCurrency(plan.price)}</p>
          <p>
            <Phrases>
              {t(isLowest ? 'plan.lowestPerMonth' : 'plan.perMonth', {
                price: formatCurrency(rate.perMonth),
              })}
            </Phrases>
          </p>
        </div>
      </StaticHtml>
      <div className="action">{action}</div>
    </li>
  );
}
