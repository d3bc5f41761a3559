'use client';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { ListEnd } from '~/console/list-end';
import { Section } from '~/console/section';
import { startOfDay } from '~/domain/day';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import { MAX_LISTED_PRICES, type PricedPlan } from '~/schemas/operator-price';
import { PlanRecommendation } from './plan-recommendation';
import type { ChosenPrice } from './price-withdrawal';

interface PlanPricesProps {
  plan: PricedPlan;
  onTakeBack: (chosen: ChosenPrice) => void;
}

/** One plan: its price now, whether it is recommended, and its past and coming prices, newest first. */
export function PlanPrices({ plan, onTakeBack }: PlanPricesProps) {
  const t = useScopedI18n('consolePrices');
  const language = useLanguage();
  const toDay = (day: string) => formatDate(startOfDay(day), language);
  const now = t('now', { price: formatCurrency(plan.price) });
  return (
    <Section title={plan.name}>
      <p className="flex flex-wrap items-center gap-3">
        {plan.onSale ? now : `${now} · ${t('offSale')}`}
        {plan.recommended && <Badge tone="gold">{t('recommend.mark')}</Badge>}
      </p>
      <PlanRecommendation plan={plan} />
      {plan.prices.length === 0 ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <ul aria-label={t('list', { plan: plan.name })} className="max-w-text">
          {plan.prices.map((set) => {
            const day = toDay(set.startsOn);
            const price = formatCurrency(set.price);
            const before = formatCurrency(set.before ?? 0);
            return (
              <li
                key={set.id}
                className={`flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line py-1 ${set.state === 'FUTURE' ? '' : 'text-soft'}`}
              >
                {t(`state.${set.state}`, { day, price, before })}
                {set.canWithdraw && (
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={t('takeBackName', { plan: plan.name, day })}
                    onClick={() =>
                      onTakeBack({
                        plan: plan.name,
                        day,
                        id: set.id,
                        price,
                        planId: plan.id,
                        startsOn: set.startsOn,
                        before: set.state === 'STARTED' ? set.before : null,
                      })
                    }
                  >
                    {t('takeBack')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <ListEnd shown={plan.prices.length} max={MAX_LISTED_PRICES} rest={t('more')} />
    </Section>
  );
}
