'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CART_KEY } from '~/features/cart/hooks';
import { storeWantedLesson } from '~/features/plan/stored-wanted-lesson';
import { clearFormDrafts } from '~/forms/form-draft';
import type { OrderView, PaymentStart } from '~/schemas/order';
import type { RefundOverview } from '~/schemas/refund';
import { errorCode } from '~/trpc/error-code';
import { useHydratedQuery } from '~/trpc/prefetched';
import { trpc } from '~/trpc/react';
import { postAsForm } from './post-as-form';
import { storeCoupon } from './stored-coupon';
import { CHECKOUT_DRAFTS } from './use-persisted-draft';

/** The cart to be paid, always refetched. */
export function useCartToPay() {
  return useHydratedQuery(CART_KEY, trpc.cart.get.useQuery(undefined, { staleTime: 0 }));
}

/** The cart's total with a coupon, or the reason why the coupon is not eligible. */
export function useCouponQuote(code: string | null) {
  return trpc.order.quote.useQuery(
    { coupon: code ?? '' },
    {
      enabled: code !== null,
      staleTime: 0,
      gcTime: 0,
      // Offline the request fails with a message instead of waiting for a connection.
      networkMode: 'always',
      retry: (count, error) => count < 2 && navigator.onLine && errorCode(error) === null,
    },
  );
}

/** The invoice choice of the last order; null before the first order. Not refetched while the page is
 *  open. */
export function useLastInvoice() {
  return trpc.order.lastInvoice.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
}

/** The user's orders, newest first, page by page. */
export function useOrders() {
  return trpc.order.list.useInfiniteQuery({}, { getNextPageParam: ({ nextCursor }) => nextCursor });
}

const FAST_POLL_MS = 1500;
const FAST_POLL_WINDOW_MS = 60_000;
const SLOW_POLL_MS = 10_000;

/** One order; polled while the payment is undecided. */
export function useOrder(id: string) {
  const utils = trpc.useUtils();
  const [since] = useState(() => Date.now());
  const order = trpc.order.get.useQuery(
    { id },
    {
      refetchInterval: ({ state }) =>
        isPaymentUndecided(state.data) &&
        (Date.now() - since < FAST_POLL_WINDOW_MS ? FAST_POLL_MS : SLOW_POLL_MS),
    },
  );
  const status = order.data?.status;
  useEffect(() => {
    if (status !== 'PAID') return;
    storeCoupon(null);
    storeWantedLesson(null);
    clearFormDrafts(CHECKOUT_DRAFTS);
    // The header's level and badge depend on the payment.
    void utils.auth.me.invalidate();
    void utils.cart.invalidate();
    void utils.order.list.invalidate();
  }, [status, utils]);
  return order;
}

/** Whether the gateway may still decide the payment. */
export function isPaymentUndecided(order: OrderView | undefined): boolean {
  return order?.status === 'PENDING' && order.payment?.status === 'STARTED';
}

/** Places the order and redirects to the card page. Busy until the page is left, so that a second click
 *  does nothing. */
export function useCheckout() {
  const utils = trpc.useUtils();
  const [leaving, leave] = useRedirectToGateway();
  const checkout = trpc.order.checkout.useMutation({
    onSuccess: leave,
    onError: () => Promise.all([utils.cart.get.invalidate(), utils.order.quote.invalidate()]),
  });
  return { ...checkout, busy: checkout.isPending || leaving };
}

/** Redirects to the card page of a pending order. */
export function usePayOrder() {
  const client = useQueryClient();
  const [leaving, leave] = useRedirectToGateway();
  const pay = trpc.order.pay.useMutation({
    onSuccess: leave,
    onError: () => client.invalidateQueries({ queryKey: [['order']] }),
  });
  return { ...pay, busy: pay.isPending || leaving };
}

export function useCancelOrder() {
  const utils = trpc.useUtils();
  return trpc.order.cancel.useMutation({
    onSuccess: (order) => utils.order.get.setData({ id: order.id }, order),
    onSettled: () => utils.order.list.invalidate(),
  });
}

/** The refund that a paid order is eligible for now, and the status of a request. */
export function useRefundOverview(id: string) {
  return trpc.order.refund.useQuery({ id }, { staleTime: 0 });
}

/** Requests a refund, or withdraws the request. After an error (the amount changed at midnight, an
 *  operator has decided) the current state is loaded. */
export function useRefundRequest(id: string) {
  const utils = trpc.useUtils();
  const settle = {
    onSuccess: (overview: RefundOverview) => utils.order.refund.setData({ id }, overview),
    onError: () => utils.order.refund.invalidate({ id }),
  };
  return {
    request: trpc.order.requestRefund.useMutation(settle),
    withdraw: trpc.order.withdrawRefund.useMutation(settle),
  };
}

/** A page restored from the back-forward cache has `leaving` set: reset it, so that the button works
 *  again. */
function useRedirectToGateway() {
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
  const leave = ({ redirectUrl, fields }: PaymentStart) => {
    setLeaving(true);
    if (fields) postAsForm(redirectUrl, fields);
    else window.location.assign(redirectUrl);
  };
  return [leaving, leave] as const;
}
