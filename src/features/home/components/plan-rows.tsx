import Link from 'next/link';
import { Badge } from '~/components/ui/badge';
import type { Language } from '~/i18n/language';
import { localePath } from '~/i18n/paths';
import { getI18n } from '~/i18n/server';
import { moneyText } from '~/lib/money-text';
import { route } from '~/lib/routes';
import type { PlanView } from '~/schemas/plan';

/** The plans as a price list: name, time, price; each leads to the plans page. */
export async function PlanRows(props: { plans: readonly PlanView[]; language: Language }) {
  const t = await getI18n();
  const href = localePath(props.language, route('price'));
  return (
    <ul className="grid gap-x-12 md:grid-cols-2 lg:grid-cols-4">
      {props.plans.map((plan) => (
        <li key={plan.id} className="relative grid content-start gap-1 border-t border-line py-6">
          <p className="flex min-h-8 items-center gap-3">
            <Link href={href} className="font-semibold text-text after:absolute after:inset-0">
              {plan.name}
            </Link>
            {plan.recommended && <Badge tone="gold">{t('home.prices.recommended')}</Badge>}
          </p>
          <p className="figures font-english text-2xl font-semibold">{moneyText(plan.price)}</p>
          <p className="figures text-sm text-soft">
            {t('home.prices.perMonth', { price: moneyText(Math.round(plan.price / plan.months)) })}
          </p>
          <p className="text-sm text-soft">{t('home.prices.bonus', { days: plan.bonusDays })}</p>
        </li>
      ))}
    </ul>
  );
}
