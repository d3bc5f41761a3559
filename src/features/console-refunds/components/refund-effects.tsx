'use client';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { Section } from '~/console/section';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { formatDate } from '~/lib/format-date';
import type { RefundPreview } from '~/schemas/operator-refund';

/** What an approval does to the money, the member time and the invoice; nothing once it is decided. */
export function RefundEffects({ refund }: { refund: RefundPreview }) {
  const t = useI18n();
  const text = useEffectTexts();
  const { effects, openedSince } = refund;
  if (!effects) return null;
  return (
    <Section title={t('consoleRefunds.effects')}>
      <ul className="figures grid list-disc gap-2 pl-5">
        {text({ ...refund, effects }).map((line) => (
          <li key={line}>
            <Phrases>{line}</Phrases>
          </li>
        ))}
      </ul>
      {openedSince.length > 0 && (
        <Notice tone="warning">
          {t('consoleRefunds.opened', { list: openedSince.join(', ') })}
        </Notice>
      )}
    </Section>
  );
}

type Undecided = RefundPreview & { effects: NonNullable<RefundPreview['effects']> };

function useEffectTexts() {
  const t = useI18n();
  const language = useLanguage();
  const toMember = ({ isGift, effects: { memberUntil } }: Undecided): string => {
    const { before, after } = memberUntil;
    if (isGift) return t('consoleRefunds.gift');
    if (!before) return t('consoleRefunds.memberNone');
    const day = formatDate(before, language);
    if (!after) return t('consoleRefunds.memberEnds', { before: day });
    return t('consoleRefunds.member', { before: day, after: formatDate(after, language) });
  };
  const toInvoice = ({ effects: { invoice } }: Undecided): string => {
    if (!invoice) return t('consoleRefunds.noInvoice');
    const number = invoice.number ?? '';
    if (invoice.effect === 'VOID') return t('consoleRefunds.invoice.VOID', { number });
    if (invoice.effect === 'ALLOWANCE') return t('consoleRefunds.invoice.ALLOWANCE', { number });
    return t(`consoleRefunds.invoice.${invoice.effect}`);
  };
  return (refund: Undecided): string[] => {
    const amount = formatCurrency(refund.amount);
    const last4 = refund.cardLast4;
    return [
      last4
        ? t('consoleRefunds.money', { amount, last4 })
        : t('consoleRefunds.moneyNoCard', { amount }),
      toMember(refund),
      toInvoice(refund),
    ];
  };
}
