'use client';
import { useMailTemplateName } from '~/console/use-mail-template-name';
import { readOrderReason } from '~/domain/order-reason';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import type { OperatorOrder } from '~/schemas/console';
import type { OrderEvent } from '~/schemas/operator-order';

/** Values that a reason may lack. */
const EMPTY = { number: '', provider: '', before: '', coupon: '' };

interface EventText {
  title: string;
  /** The actor and the reason. */
  detail: string;
}

/** The event of an order as a sentence. */
export function useEventText({
  buyer,
  operators,
}: Pick<OperatorOrder, 'buyer' | 'operators'>): (event: OrderEvent) => EventText {
  const t = useI18n();
  const templateName = useMailTemplateName();
  const toActor = (actor: string): string => {
    const [kind, id] = actor.split(':');
    if (kind === 'gateway') return t('consoleMoney.actors.gateway', { gateway: id ?? '' });
    if (kind !== 'user') return t('consoleMoney.actors.system');
    const operator = operators.find((one) => one.id === id);
    if (operator) return operator.name || t('consoleShell.acts.deleted');
    return t(buyer?.id === id || !buyer ? 'consoleMoney.buyer' : 'consoleShell.acts.deleted');
  };
  const toReason = (text: string | null): string | null => {
    if (text === null) return null;
    const reason = readOrderReason(text);
    // An operator's own words are shown as they are.
    if (!reason) return reason === undefined ? text : null;
    return t(`consoleMoney.reasons.${reason.kind}`, {
      ...EMPTY,
      ...reason,
      amount: 'amount' in reason ? formatCurrency(reason.amount) : '',
      why: 'why' in reason ? (toReason(reason.why) ?? '') : '',
    });
  };
  return (event) => {
    switch (event.kind) {
      case 'status': {
        const status = t(`order.status.${event.to}`);
        return toText(
          t('consoleMoney.events.status', { status }),
          toActor(event.actor),
          toReason(event.reason),
        );
      }
      case 'payment': {
        const status = t(`consoleMoney.paymentStatus.${event.to}`);
        const { gateway } = event;
        const amount = formatCurrency(event.amount);
        return toText(t('consoleMoney.events.payment', { gateway, amount, status }), event.reason);
      }
      case 'refund': {
        const amount = formatCurrency(event.amount);
        return toText(
          t(`consoleMoney.events.${REFUND_TEXTS[event.to]}`, { amount }),
          toReason(event.reason),
        );
      }
      case 'request': {
        const status = t(`consoleRefunds.status.${event.to}`);
        const amount = formatCurrency(event.amount);
        return toText(
          t('consoleMoney.events.request', { amount, status }),
          event.actor && toActor(event.actor),
          event.note,
        );
      }
      case 'invoice': {
        const status = t(`consoleInvoices.status.${event.to}`);
        return toText(
          t('consoleMoney.events.invoice', { status }),
          toActor(event.actor),
          toReason(event.reason),
        );
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
