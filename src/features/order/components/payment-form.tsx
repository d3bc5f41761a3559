'use client';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '~/components/ui/button';
import { CardIcon } from '~/components/ui/icons';
import { FormError, Notice } from '~/components/ui/notice';
import { endAfterBuying } from '~/domain/membership';
import { useSession } from '~/features/account/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { dayText } from '~/lib/day-text';
import { moneyText } from '~/lib/money-text';
import { newUuid } from '~/lib/new-uuid';
import { route } from '~/lib/routes';
import type { CartView } from '~/schemas/cart';
import { errorCode } from '~/trpc/error-code';
import { useCheckout } from '../hooks';
import { Buyer } from './buyer';
import { Receipt } from './receipt';
import { Terms } from './terms';
import { useRefusal } from './use-refusal';

/** The receipt before it is one. A cart that changed meanwhile is shown anew and paid by another press. */
export function PaymentForm({ cart }: { cart: CartView }) {
  const t = useI18n();
  const language = useLanguage();
  const refusal = useRefusal();
  const [checkoutKey, setCheckoutKey] = useState(newUuid);
  const checkout = useCheckout();
  const vip = useSession().user?.vip.expiresAt ?? null;
  const bought = cart.items.filter((item) => item.available);
  const changed = errorCode(checkout.error) === 'CART_CHANGED';

  const pay = () =>
    checkout.mutate(
      { checkoutKey, expectedTotal: cart.totalPrice },
      // A refused key may belong to an order that is over; the network's loss keeps it, so that it stays one order.
      { onError: (error) => errorCode(error) && setCheckoutKey(newUuid()) },
    );
  const until = dayText(endAfterBuying(vip, bought, new Date()), language);
  return (
    <div className="grid gap-8 md:grid-cols-[3fr_2fr] md:gap-12">
      <div className="grid content-start gap-8">
        <section className="grid gap-3">
          <h2 className="border-b-2 border-text pb-2 text-xl">{t('order.payment.summary')}</h2>
          <Receipt
            lines={bought.map((item) => ({ ...item, id: item.rowId }))}
            total={cart.totalPrice}
          />
          <p className="font-semibold">{t('order.payment.until', { day: until })}</p>
          <p>
            <Link href={localePath(language, route('cart'))} className="link text-sm">
              {t('order.payment.back')}
            </Link>
          </p>
        </section>
        <Buyer />
      </div>
      <section className="grid content-start gap-4 self-start border-t-2 border-gold bg-raised p-6">
        <h2 className="text-xl">{t('order.method')}</h2>
        <p className="flex items-center gap-2 font-semibold">
          <CardIcon />
          {t('order.creditCard')}
        </p>
        <p className="text-sm text-soft">{t('order.payment.methodNote')}</p>
        <p className="text-sm">{t('order.payment.refund')}</p>
        <Terms />
        {changed ? (
          <Notice tone="warning">{t('order.payment.changed')}</Notice>
        ) : (
          checkout.error && (
            <FormError title={t('order.payment.failed')} text={refusal(checkout.error)} />
          )
        )}
        <Button size="lg" wide busy={checkout.busy} onClick={pay}>
          {checkout.busy
            ? t('order.payment.going')
            : t('order.payment.pay', { total: moneyText(cart.totalPrice) })}
        </Button>
      </section>
    </div>
  );
}
