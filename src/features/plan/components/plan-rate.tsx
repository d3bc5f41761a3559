import type { ReactNode } from 'react';
import { StaticHtml } from '~/components/static-html/static-html';
import { Badge } from '~/components/ui/badge';
import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';
import { formatCurrency } from '~/lib/format-currency';
import type { PlanView } from '~/schemas/plan';
import { TimeBar } from './time-bar';

export interface PlanRateProps {
  plan: PlanView;
  longest: number;
  /** The button that adds the plan to the cart. */
  action: ReactNode;
}

/** One line of the rate card: name, duration, price. */
export async function PlanRate({ plan, longest, action }: PlanRateProps) {
  const t = await getI18n();
  const months = t('plan.months', { count: plan.months });
  const days = t('plan.days', { count: plan.bonusDays });
  return (
    <li className={plan.recommended ? 'border-t-2 border-gold' : 'border-t border-line'}>
      <StaticHtml name={`plan-${plan.months}`} className="contents">
        <div className="grid gap-1">
          <div className="flex flex-wrap items-center gap-3">
            <h2 className="text-xl">
              <Phrases>{plan.name}</Phrases>
            </h2>
            {plan.recommended && <Badge tone="gold">{t('plan.recommended')}</Badge>}
          </div>
          <p className="text-sm text-soft">
            <Phrases>{plan.summary}</Phrases>
          </p>
        </div>
        <div className="order-1 col-span-2 grid gap-2 md:order-none md:col-span-1">
          <p className="figures flex flex-wrap gap-x-2 text-sm">
            <span className="font-semibold">{months}</span>
            {plan.bonusDays > 0 && (
              <span className="text-gold-text">{t('plan.bonus', { days })}</span>
            )}
          </p>
          <TimeBar
            months={plan.months}
            bonusDays={plan.bonusDays}
            longest={longest}
            label={t('plan.barLabel', { months, days })}
          />
        </div>
        {/* As wide as the widest price in any face: the column does not move when ours comes. The narrowest screens
            have no room for that. */}
        <div className="figures grid content-start justify-items-end self-start min-[360px]:min-w-[9.75rem] md:self-center">
          <p className="font-english text-2xl font-semibold">{formatCurrency(plan.price)}</p>
          <p className="text-sm text-soft">
            <Phrases>
              {t('plan.perMonth', { price: formatCurrency(Math.round(plan.price / plan.months)) })}
            </Phrases>
          </p>
        </div>
      </StaticHtml>
      <div className="order-2 col-span-2 grid md:order-none md:col-span-3 md:justify-items-start lg:col-span-1">
        {action}
      </div>
    </li>
  );
}
