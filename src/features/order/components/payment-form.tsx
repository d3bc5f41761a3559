'use client';
import type { CartView } from '~/schemas/cart';
import { useCheckoutDraft } from '../use-checkout-draft';
import { Buyer } from './buyer';
import { CouponField } from './coupon-field';
import { GiftField } from './gift-field';
import { PaymentInvoice } from './payment-invoice';
import { PaymentMethod } from './payment-method';
import { PaymentSummary } from './payment-summary';

/** The payment page of the cart. A cart that changed meanwhile is shown again and needs another click. */
export function PaymentForm({ cart }: { cart: CartView }) {
  const draft = useCheckoutDraft(cart);
  const bought = cart.items.filter((item) => item.available);
  return (
    <div className="grid gap-8 md:grid-cols-[3fr_2fr] md:gap-12">
      <div className="grid content-start gap-8">
        <PaymentSummary bought={bought} draft={draft}>
          <CouponField draft={draft} />
        </PaymentSummary>
        <GiftField draft={draft} />
        <Buyer />
        <PaymentInvoice draft={draft} />
      </div>
      <PaymentMethod
        draft={draft}
        needsConfirmation={bought.some(({ oldPrice }) => oldPrice !== null)}
      />
    </div>
  );
}
