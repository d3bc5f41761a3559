'use client';
import { useMailTemplateName } from '~/console/use-mail-template-name';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { OrderEvent } from '~/schemas/operator-order';

interface EventText {
  title: string;
  /** Who, and why. */
  detail: string;
}

/** The event of an order as a sentence. */
export function useEventText(): (event: OrderEvent) => EventText {
  const t = useI18n();
  const templateName = useMailTemplateName();
  return (event) => {
    switch (event.kind) {
      case 'status': {
        const status = t(`order.status.${event.to}`);
        return toText(t('consoleMoney.events.status', { status }), event.actor, event.reason);
      }
      case 'payment': {
        const status = t(`consoleMoney.paymentStatus.${event.to}`);
        const { gateway } = event;
        const amount = formatCurrency(event.amount);
        return toText(t('consoleMoney.events.payment', { gateway, amount, status }), event.reason);
      }
      case 'refund': {
        const amount = formatCurrency(event.amount);
        return toText(t(`consoleMoney.events.${REFUND_TEXTS[event.to]}`, { amount }), event.reason);
      }
      case 'request': {
        const status = t(`consoleRefunds.status.${event.to}`);
        const amount = formatCurrency(event.amount);
        return toText(t('consoleMoney.events.request', { amount, status }), event.note);
      }
      case 'invoice': {
        const status = t(`consoleInvoices.status.${event.to}`);
        return toText(t('consoleMoney.events.invoice', { status }), event.actor, event.reason);
      }
      case 'mail': {
        const status = t(`consoleMoney.mailStatus.${event.to}`);
        const template = templateName(event.template);
        return toText(t('consoleMoney.events.mail', { template, status }));
      }
    }
  };
}

const REFUND_TEXTS = {
  PENDING: 'refundPending',
  SUCCEEDED: 'refundSucceeded',
  FAILED: 'refundFailed',
} as const;

function toText(title: string, ...details: (string | null)[]): EventText {
  return { title, detail: details.filter(Boolean).join(' · ') };
}
