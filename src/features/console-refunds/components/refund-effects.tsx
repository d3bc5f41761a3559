'use client';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { Section } from '~/console/section';
import { useRefundTexts } from '~/console/use-refund-texts';
import { useI18n } from '~/i18n/client';
import type { RefundPreview } from '~/schemas/operator-refund';

/** The effects of an approval on the money, the member time and the invoice; nothing after the decision. */
export function RefundEffects({ refund }: { refund: RefundPreview }) {
  const t = useI18n();
  const texts = useRefundTexts();
  const { effects, openedSince } = refund;
  if (!effects) return null;
  const lines = [
    texts.money(refund.amount, refund.cardLast4),
    texts.member(effects.memberUntil, refund.isGift),
    texts.invoice(effects.invoice),
  ];
  return (
    <Section title={t('consoleRefunds.effects')}>
      <ul className="figures grid list-disc gap-2 pl-5">
        {lines.map((line) => (
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
