'use client';
import { useCallback, useRef, useState } from 'react';
import type { FieldErrors } from '~/forms/form-errors';
import { newUuid } from '~/lib/new-uuid';
import type { CartView } from '~/schemas/cart';
import type { CheckoutRequest } from '~/schemas/order';

/** What the sections of the payment page choose beside the cart. */
export type Choices = Omit<CheckoutRequest, 'checkoutKey' | 'expectedTotal'>;

/** What the pay button asks of a section. Complaints stand beside their fields, the first with the focus. */
export interface Section {
  /** Whether it lets pay. One that does not complains. */
  canPay: () => boolean;
  /** Complains as the server did. @returns whether there is a field for each complaint */
  showErrors?: (fields: FieldErrors) => boolean;
}

const ALWAYS_READY: Section = { canPay: () => true };

/** What a press of the pay button sends. Sections put their choice in (`choose`), take something off
 *  (`setDiscount`), and may refuse a press (`guard`). */
export function useCheckoutDraft(cart: CartView) {
  const content = toContentKey(cart);
  const [submission, setSubmission] = useState(() => ({ content, key: newUuid() }));
  // What is bought after a first order is another purchase, though the page was never left: a page that
  // the browser brings back keeps what it had, and the cart comes anew.
  if (submission.content !== content) setSubmission({ content, key: newUuid() });
  const [choices, setChoices] = useState<Choices>({});
  const [discount, setDiscount] = useState(0);
  const sections = useRef(new Map<string, Section>());
  const total = Math.max(0, cart.totalPrice - discount);
  const renewKey = useCallback(
    () => setSubmission((before) => ({ ...before, key: newUuid() })),
    [],
  );
  /** Another choice is another press. */
  const choose = useCallback(
    (part: Partial<Choices>) => {
      setChoices((before) => ({ ...before, ...part }));
      renewKey();
    },
    [renewKey],
  );
  const register = useCallback((name: string, section: Section) => {
    sections.current.set(name, section);
    // Its place among the sections stays: the focus goes to the first that complains.
    return () => void sections.current.set(name, ALWAYS_READY);
  }, []);
  /** The last section first: so the first that complains is the last to take the focus. */
  const reversed = () => [...sections.current].reverse();
  const canPay = () =>
    reversed()
      .map(([, section]) => section.canPay())
      .every(Boolean);
  /** Leaves the server's complaints to the sections whose fields they are about.
   *  @param fields `gift.email` is the field `email` of the section `gift`
   *  @returns whether every complaint stands beside its field now */
  const showErrors = (fields: FieldErrors) => {
    const left = Object.keys(fields).filter((name) => !sections.current.has(sectionName(name)));
    const shown = reversed().map(([part, section]) => {
      const own = Object.entries(fields).filter(([name]) => sectionName(name) === part);
      if (own.length === 0) return true;
      const fieldErrors = own.map(([name, key]) => [name.slice(part.length + 1), key]);
      return section.showErrors?.(Object.fromEntries(fieldErrors)) ?? false;
    });
    return left.length === 0 && Object.keys(fields).length > 0 && shown.every(Boolean);
  };
  return {
    choices,
    choose,
    discount,
    setDiscount,
    total,
    guard: register,
    mayPay: canPay,
    refuse: showErrors,
    renew: renewKey,
    press: {
      ...choices,
      checkoutKey: submission.key,
      expectedTotal: total,
    } satisfies CheckoutRequest,
  };
}

/** The pieces themselves: a plan that is put in again has another row. */
function toContentKey({ items }: CartView): string {
  return items.map(({ rowId, qty }) => `${rowId} ${qty}`).join();
}

function sectionName(name: string): string {
  return name.split('.', 1)[0] ?? '';
}

export type CheckoutDraft = ReturnType<typeof useCheckoutDraft>;
