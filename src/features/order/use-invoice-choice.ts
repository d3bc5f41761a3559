'use client';
import { useEffect, useRef, useState } from 'react';
import { fieldMessages } from '~/schemas/field-messages';
import { INVOICE_KINDS, type InvoiceChoice, invoiceChoiceSchema } from '~/schemas/invoice';
import type { CheckoutDraft } from './use-checkout-draft';
import { usePersistedDraft } from './use-persisted-draft';

export type InvoiceKind = (typeof INVOICE_KINDS)[number];

type Errors = Record<string, string>;

function check(typed: unknown): { choice?: InvoiceChoice; errors: Errors } {
  const { data, error } = invoiceChoiceSchema.safeParse(typed);
  return data ? { choice: data, errors: {} } : { errors: fieldMessages(error) };
}

/** The invoice fields, stored for each carrier, so that switching between them loses nothing. A
 *  complete choice goes into the draft; an incomplete one blocks the payment with errors beside its
 *  fields. */
export function useInvoiceChoice({ choose, register }: CheckoutDraft, first: InvoiceChoice | null) {
  const [kind, setKind] = useState<InvoiceKind>(first?.kind ?? 'MEMBER');
  const [codes, setCodes] = useState<Partial<Record<InvoiceKind, string>>>(
    first && 'code' in first ? { [first.kind]: first.code } : {},
  );
  const [title, setTitle] = useState(first?.kind === 'COMPANY' ? first.title : '');
  const [errors, setErrors] = useState<Errors>({});
  const container = useRef<HTMLDivElement>(null);
  const code = codes[kind] ?? '';
  const now = useRef<unknown>(null);
  now.current = { kind, code, title };

  const persist = usePersistedDraft('invoice', (stored) => {
    const known = INVOICE_KINDS.find((one) => one === stored.kind);
    if (!known) return;
    setKind(known);
    setCodes((before) => ({ ...before, [known]: stored.code ?? '' }));
    setTitle(stored.title ?? '');
  });

  useEffect(() => {
    const { choice, errors: remaining } = check({ kind, code, title });
    choose({ invoice: choice });
    // An error disappears as soon as its field is valid; new ones wait for the next click.
    setErrors((shown) =>
      Object.fromEntries(Object.entries(remaining).filter(([name]) => shown[name] !== undefined)),
    );
  }, [kind, code, title, choose]);

  useEffect(() => {
    /** Whether the first error has a field here, which gets the focus. */
    const showErrors = (found: Errors) => {
      setErrors(found);
      const [name] = Object.keys(found);
      const field = container.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
      field?.focus();
      return Boolean(field);
    };
    const canPay = () => {
      const { errors: found } = check(now.current);
      showErrors(found);
      return Object.keys(found).length === 0;
    };
    return register('invoice', { canPay, showErrors });
  }, [register]);

  return {
    kind,
    setKind: (next: InvoiceKind) => {
      setErrors({});
      setKind(next);
      persist({ kind: next, code: codes[next] ?? '', title });
    },
    code,
    setCode: (text: string) => {
      setCodes((before) => ({ ...before, [kind]: text }));
      persist({ kind, code: text, title });
    },
    title,
    setTitle: (text: string) => {
      setTitle(text);
      persist({ kind, code, title: text });
    },
    errors,
    container,
  };
}
