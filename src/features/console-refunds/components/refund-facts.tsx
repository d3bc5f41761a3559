'use client';
import { BuyerLink } from '~/console/buyer-link';
import { DueDay } from '~/console/due-day';
import { Facts } from '~/console/facts';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDateTime } from '~/lib/format-date-time';
import type { RefundPreview } from '~/schemas/operator-refund';

/** The facts of a refund request: buyer, amount, time and rule. */
export function RefundFacts({ refund, now }: { refund: RefundPreview; now: Date }) {
  const t = useI18n();
  const language = useLanguage();
  const { amount, total, buyer, requestedAt, dueAt, status, lines } = refund;
  const sums = { amount: formatCurrency(amount), total: formatCurrency(total) };
  return (
    <Section title={t('consoleRefunds.facts')}>
      <Facts
        facts={[
          [t('consoleMoney.buyer'), <BuyerLink key="buyer" buyer={buyer} />],
          [t('consoleMoney.status'), t(`consoleRefunds.status.${status}`)],
          [t('consoleRefunds.amount'), t('consoleRefunds.ofTotal', sums)],
          [t('consoleRefunds.requested'), formatDateTime(requestedAt, language)],
          [
            t('consoleRefunds.due'),
            <DueDay
              key="due"
              dueAt={dueAt}
              now={now}
              none={status === 'REQUESTED' ? t('consoleRefunds.noDue') : '–'}
              overdue={(date) => t('consoleRefunds.overdue', { date })}
            />,
          ],
        ]}
      />
      <h3 className="mt-3 text-base">{t('consoleRefunds.rules')}</h3>
      <ul className="figures grid gap-2 text-sm">
        {lines.map(({ lineId, name, rule, amount: part, totalDays, usedDays }) => (
          <li key={lineId}>
            <span className="flex flex-wrap justify-between gap-x-6 font-semibold">
              <span>{name}</span>
              <span>{formatCurrency(part)}</span>
            </span>
            <span className="text-soft">
              {t(`consoleRefunds.rule.${rule}`, {
                total: totalDays,
                used: usedDays,
                left: totalDays - usedDays,
              })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
