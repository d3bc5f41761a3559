'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { normaliseCode } from '~/lib/normalise-code';
import { errorCode } from '~/trpc/error-code';
import { useCouponQuote } from './hooks';
import { loadStoredCoupon, storeCoupon } from './stored-coupon';
import type { CheckoutDraft } from './use-checkout-draft';

/** The reason why the coupon blocks the pay button. */
export type CouponBlock = 'empty' | 'unapplied' | 'checking';

/** The coupon of the payment page: the typed code, the server's quote, and the part of the draft. An
 *  eligible code is in the draft; one that is typed but was never applied blocks the payment, so that
 *  the full price is not paid by mistake. */
export function useCoupon({ choose, setDiscount, register }: CheckoutDraft) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState<string | null>(null);
  const [block, setBlock] = useState<CouponBlock | null>(null);
  const [removed, setRemoved] = useState(false);
  const quote = useCouponQuote(code);
  const eligibleQuote = quote.data?.refusal === null ? quote.data : null;
  const applied = eligibleQuote?.code;
  const discount = eligibleQuote?.discount ?? 0;

  useEffect(() => {
    const stored = loadStoredCoupon();
    if (stored === null) return;
    setTyped(stored);
    setCode(stored);
    setOpen(true);
  }, []);
  useEffect(() => {
    choose({ coupon: applied });
    setDiscount(discount);
  }, [applied, discount, choose, setDiscount]);
  // Clear an unknown code: requested again with every page, it would count as another guess.
  const unknown = errorCode(quote.error) === 'COUPON_NOT_FOUND';
  useEffect(() => {
    if (unknown) storeCoupon(null);
  }, [unknown]);

  const isWaiting = code !== null && quote.isFetching && !eligibleQuote;
  const isUnapplied = typed.trim() !== '' && code === null;
  const now = useRef<CouponBlock | null>(null);
  now.current = isWaiting ? 'checking' : isUnapplied ? 'unapplied' : null;
  const showError = useCallback(() => {
    setBlock(now.current);
    return now.current === null;
  }, []);
  useEffect(() => register('coupon', { canPay: showError }), [register, showError]);

  const apply = () => {
    if (isWaiting) return;
    setRemoved(false);
    const requested = normaliseCode(typed);
    setBlock(requested === '' ? 'empty' : null);
    if (requested === '') return;
    storeCoupon(requested);
    if (requested === code) void quote.refetch();
    else setCode(requested);
  };
  const type = (text: string) => {
    setTyped(text);
    setCode(null);
    setBlock(null);
  };
  const remove = () => {
    storeCoupon(null);
    type('');
    setRemoved(true);
  };
  return {
    open,
    setOpen,
    typed,
    type,
    apply,
    remove,
    removed,
    block,
    isWaiting,
    eligibleQuote,
    quote,
  };
}

export type CouponChoice = ReturnType<typeof useCoupon>;
