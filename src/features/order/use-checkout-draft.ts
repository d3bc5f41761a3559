'use client';
import { useCallback, useRef, useState } from 'react';
import type { FieldErrors } from '~/forms/form-errors';
import { newUuid } from '~/lib/new-uuid';
import type { CartView } from '~/schemas/cart';
import type { CheckoutRequest } from '~/schemas/order';

/** Choices of the payment page's sections beside the cart. */
export type Choices = Omit<CheckoutRequest, 'checkoutKey' | 'expectedTotal'>;

/** The interface of a section for the pay button. Errors are shown beside their fields, the first with the
 *  focus. */
export interface Section {
  /** Whether the section is complete. One that is not shows its errors. */
  canPay: () => boolean;
  /** Shows the server's errors. @returns whether there is a field for each of them */
  showErrors?: (fields: FieldErrors) => boolean;
}

const ALWAYS_READY: Section = { canPay: () => true };

/** The draft of the checkout request. Sections add their choices (`choose`), set a discount
 *  (`setDiscount`), and may block the payment (`register`). */
export function useCheckoutDraft(cart: CartView) {
  const content = toContentKey(cart);
  const [submission, setSubmission] = useState(() => ({ content, key: newUuid() }));
  // A purchase after a first order needs another key, although the page was not left: the browser restores its
  // state, and only the cart is refetched.
  if (submission.content !== content) setSubmission({ content, key: newUuid() });
  const [choices, setChoices] = useState<Choices>({});
  const [discount, setDiscount] = useState(0);
  const sections = useRef(new Map<string, Section>());
  const total = Math.max(0, cart.totalPrice - discount);
  const renewKey = useCallback(
    () => setSubmission((before) => ({ ...before, key: newUuid() })),
    [],
  );
  /** A changed choice is another request, with another key. */
  const choose = useCallback(
    (part: Partial<Choices>) => {
      setChoices((before) => ({ ...before, ...part }));
      renewKey();
    },
    [renewKey],
  );
  const register = useCallback((name: string, section: Section) => {
    sections.current.set(name, section);
    // Keeps the section's position in the order: the focus goes to the first one with an error.
    return () => void sections.current.set(name, ALWAYS_READY);
  }, []);
  /** Last section first: so the first one with an error is the last to get the focus. */
  const reversed = () => [...sections.current].reverse();
  const canPay = () =>
    reversed()
      .map(([, section]) => section.canPay())
      .every(Boolean);
  /** Passes the server's errors on to the sections of their fields.
   *  @param fields `gift.email` is the field `email` of the section `gift`
   *  @returns whether every error is shown beside its field now */
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
    register,
    canPay,
    showErrors,
    renewKey,
    request: {
      ...choices,
      checkoutKey: submission.key,
      expectedTotal: total,
    } satisfies CheckoutRequest,
  };
}

/** Identity of the cart's content: a plan that is added again has another row. */
function toContentKey({ items }: CartView): string {
  return items.map(({ rowId, qty }) => `${rowId} ${qty}`).join();
}

function sectionName(name: string): string {
  return name.split('.', 1)[0] ?? '';
}

export type CheckoutDraft = ReturnType<typeof useCheckoutDraft>;
