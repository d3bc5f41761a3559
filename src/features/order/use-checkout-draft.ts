'use client';
import { useCallback, useRef, useState } from 'react';
import { newUuid } from '~/lib/new-uuid';
import type { CartView } from '~/schemas/cart';
import type { CheckoutPress } from '~/schemas/order';

/** What the sections of the payment page choose beside the cart. */
export type Choices = Omit<CheckoutPress, 'checkoutKey' | 'expectedTotal'>;

/** Whether a section lets pay; one that does not says why beside its field and brings the focus there. */
export type SectionCheck = () => boolean;

/** What a press of the pay button sends. Sections put their choice in (`choose`), take something off
 *  (`setDiscount`), and may refuse a press (`guard`). */
export function useCheckoutDraft(cart: CartView) {
  const [checkoutKey, setKey] = useState(newUuid);
  const [choices, setChoices] = useState<Choices>({});
  const [discount, setDiscount] = useState(0);
  const checks = useRef(new Map<string, SectionCheck>());
  const total = Math.max(0, cart.totalPrice - discount);
  const renew = useCallback(() => setKey(newUuid()), []);
  /** Another choice is another press. */
  const choose = useCallback(
    (part: Partial<Choices>) => {
      setChoices((before) => ({ ...before, ...part }));
      renew();
    },
    [renew],
  );
  const guard = useCallback((name: string, check: SectionCheck) => {
    checks.current.set(name, check);
    return () => void checks.current.delete(name);
  }, []);
  /** Asks every section; the first that refuses is the last to take the focus. */
  const mayPay = () =>
    [...checks.current.values()]
      .reverse()
      .map((ask) => ask())
      .every(Boolean);
  return {
    choices,
    choose,
    discount,
    setDiscount,
    total,
    guard,
    mayPay,
    renew,
    press: { ...choices, checkoutKey, expectedTotal: total } satisfies CheckoutPress,
  };
}

export type CheckoutDraft = ReturnType<typeof useCheckoutDraft>;
