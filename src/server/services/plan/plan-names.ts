import type { LegalNames } from '~/domain/legal-text';
import { chooseExamplePlan, EXAMPLE_DAY, quoteRefundExample } from '~/domain/refund-example';
import { WRITING } from '~/i18n/writing';
import { formatCurrency } from '~/lib/format-currency';
import type { Language } from '~/lib/language';
import type { PlanView } from '~/schemas/plan';
import type { Database } from '~/server/db';
import { listPlans } from './queries';

/** Values of the placeholders for plans and prices in texts, from the plans on sale; empty while there are none. */
export async function planNames(db: Database, language: Language): Promise<LegalNames> {
  const plans = await listPlans(db, language);
  const plan = chooseExamplePlan(plans);
  if (!plan) return {};
  const { price, totalDays, daysLeft, amount } = quoteRefundExample(plan);
  return {
    plans: plans.map((one) => formatPlan(one, language)).join(WRITING[language].longList),
    examplePlan: plan.name,
    examplePrice: formatCurrency(price),
    exampleDays: String(totalDays),
    exampleDay: String(EXAMPLE_DAY),
    exampleDaysLeft: String(daysLeft),
    exampleRefund: formatCurrency(amount),
  };
}

/** A plan in a sentence: its name, its price and its time. */
function formatPlan({ name, price, months, bonusDays }: PlanView, language: Language): string {
  const amount = formatCurrency(price);
  if (language === 'zh') {
    const bonus = bonusDays > 0 ? `，加贈 ${bonusDays} 天` : '';
    return `${name} ${amount}（${months} 個月${bonus}）`;
  }
  const bonus = bonusDays > 0 ? ` and ${bonusDays} free ${bonusDays === 1 ? 'day' : 'days'}` : '';
  return `${name} ${amount} (${months} ${months === 1 ? 'month' : 'months'}${bonus})`;
}
