'use client';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { CardIcon } from '~/components/ui/icons/things';
import { FormError, Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { loadWantedLesson } from '~/features/plan/stored-wanted-lesson';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import { formatCurrency } from '~/lib/format-currency';
import { errorCode, errorFields, isUndecided } from '~/trpc/error-code';
import { useCheckout } from '../hooks';
import type { CheckoutDraft } from '../use-checkout-draft';
import { Terms } from './terms';

interface Props {
  draft: CheckoutDraft;
  /** Whether the buyer has to confirm changed prices first. */
  needsConfirmation?: boolean;
}

/** The payment method, the terms, and the pay button. */
export function PaymentMethod({ draft, needsConfirmation = false }: Props) {
  const t = useI18n();
  const errorMessage = useErrorMessage('payment');
  const checkout = useCheckout();
  const changed = errorCode(checkout.error) === 'CART_CHANGED';
  /** Every error is shown beside its field, so that no summary is needed. */
  const [shownBesideFields, setShownBesideFields] = useState(false);
  const free = draft.total === 0;
  const pay = async () => {
    if (!draft.canPay()) return;
    setShownBesideFields(false);
    try {
      await checkout.mutateAsync({ ...draft.request, wanted: loadWantedLesson() ?? undefined });
    } catch (error) {
      // After an error the key may belong to an order that is over; without a known result it stays,
      // so that a retry does not make a second order.
      if (!isUndecided(error)) draft.renewKey();
      setShownBesideFields(draft.showErrors(errorFields(error)));
    }
  };
  return (
    <section className="grid content-start gap-4 self-start border-t-2 border-gold bg-raised p-6 md:sticky md:top-24">
      <h2 className="text-xl">
        <Phrases>{t('order.method')}</Phrases>
      </h2>
      {free ? (
        <p className="text-sm">
          <Phrases>{t('coupon.free')}</Phrases>
        </p>
      ) : (
        <>
          <p className="flex items-center gap-2 font-semibold">
            <CardIcon />
            {t('order.creditCard')}
          </p>
          <p className="text-sm text-soft">
            <Phrases>{t('order.payment.methodNote')}</Phrases>
          </p>
          <p className="text-sm">
            <Phrases>
              {t(draft.choices.gift ? 'order.payment.refundGift' : 'order.payment.refund')}
            </Phrases>
          </p>
        </>
      )}
      <Terms />
      {changed ? (
        <Notice tone="warning">{t('order.payment.changed')}</Notice>
      ) : (
        checkout.error &&
        !shownBesideFields && (
          <FormError title={t('order.payment.failed')} text={errorMessage(checkout.error)} />
        )
      )}
      {needsConfirmation && (
        <p className="text-sm font-semibold">{t('order.payment.agreeFirst')}</p>
      )}
      <Button size="lg" wide disabled={needsConfirmation} busy={checkout.busy} onClick={pay}>
        {checkout.busy
          ? t(free ? 'coupon.finishing' : 'order.payment.going')
          : free
            ? t('coupon.finish')
            : t('order.payment.pay', { total: formatCurrency(draft.total) })}
      </Button>
    </section>
  );
}
