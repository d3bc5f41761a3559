'use client';
import { useState } from 'react';
import { Loaded } from '~/console/loaded';
import { PageHead } from '~/console/page-head';
import { useScopedI18n } from '~/i18n/client';
import { usePrices } from '../hooks';
import { PlanPrices } from './plan-prices';
import { PriceForm } from './price-form';
import { type ChosenPrice, PriceWithdrawal } from './price-withdrawal';

/** The prices of the plans, and the form of a new one.
 *  @param now time at which the page was rendered
 *  @param canSetToday whether the role may have a price begin on the same day */
export function PricesPage({ now, canSetToday }: { now: Date; canSetToday: boolean }) {
  const t = useScopedI18n('consolePrices');
  const prices = usePrices();
  const [chosen, setChosen] = useState<ChosenPrice | null>(null);
  return (
    <div className="grid gap-8">
      <PageHead title={t('title')}>{t('lead')}</PageHead>
      <PriceWithdrawal chosen={chosen} now={now} onClose={() => setChosen(null)} />
      <Loaded query={prices}>
        {(plans) => (
          <>
            <PriceForm plans={plans} now={now} canSetToday={canSetToday} />
            {plans.map((plan) => (
              <PlanPrices key={plan.id} plan={plan} onTakeBack={setChosen} />
            ))}
          </>
        )}
      </Loaded>
    </div>
  );
}
