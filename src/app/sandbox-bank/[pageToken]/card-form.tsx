'use client';
import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { CardResponse } from '~/server/gateways/payment/sandbox/bank-calls';
import { CardInput } from './card-input';
import { TestCards } from './test-cards';
import type { BankTexts } from './texts';

export interface CardFormProps {
  texts: BankTexts;
  /** Number and outcome of each test card. */
  cards: [string, string][];
  /** Reason why the last card was declined, when the page is opened again. */
  declined: string | null;
  /** The invalid field of a submission without scripts. */
  invalid: CardField | null;
  returnUrl: string;
  /** Base path of the endpoints `/card` and `/cancel`. */
  calls: string;
}

export type CardField = 'number' | 'testCard' | 'expiry' | 'code';

/** State of the form: the bank's response, or a lost connection. */
type CardFormState = CardResponse | { kind: 'lost' } | null;

const FIELDS = { number: 'cc-number', expiry: 'cc-exp', code: 'cc-csc' } as const;
const EXAMPLES = { number: '4242 4242 4242 4242', expiry: '12/30', code: '123' };

/** The card form. Its fields keep their own values, so that input from before the scripts were loaded counts
 *  too; it is kept until the payment. A second submission while one is pending is ignored. */
export function CardForm(props: CardFormProps) {
  const { texts, cards, declined, invalid, returnUrl, calls } = props;
  const [state, submit, pending] = useActionState(
    (_: CardFormState, form: FormData) => pay(`${calls}/card`, form),
    initialState(declined, invalid),
  );
  // The error of a field is cleared when the field changes; the next submission may set it again.
  const [corrected, setCorrected] = useState<CardFormState>(null);
  const element = useRef<HTMLFormElement>(null);
  const errors = state?.kind === 'invalid' && state !== corrected ? state.field : null;
  const invalidField = errors === 'testCard' ? 'number' : errors;
  useEffect(() => {
    if (state && invalidField)
      element.current?.querySelector<HTMLElement>(`[name="${invalidField}"]`)?.focus();
    // `state` too: the same error of another submission focuses the field again.
  }, [invalidField, state]);

  // A page restored from the back-forward cache would still show its pending submission.
  useEffect(() => {
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    window.addEventListener('pageshow', renew);
    return () => window.removeEventListener('pageshow', renew);
  }, []);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!pending) startTransition(() => submit(form));
  };
  const fill = (values: typeof EXAMPLES) => {
    for (const input of element.current?.querySelectorAll('input') ?? [])
      input.value = values[input.name as keyof typeof EXAMPLES];
  };
  const field = (name: keyof typeof FIELDS) => (
    <CardInput
      label={texts[name]}
      error={errors && invalidField === name ? texts.errors[errors] : null}
      name={name}
      onChange={() => {
        if (invalidField === name) setCorrected(state);
      }}
      autoComplete={FIELDS[name]}
      placeholder={EXAMPLES[name]}
      enterKeyHint={name === 'code' ? 'go' : undefined}
      maxLength={40}
    />
  );
  return (
    <>
      <form ref={element} method="post" action={`${calls}/card`} onSubmit={send}>
        {(state?.kind === 'declined' || state?.kind === 'lost') && (
          <p role="alert" className="notice bad">
            {state.kind === 'lost' ? texts.errors.lost : reasonText(texts, state.reason)}
          </p>
        )}
        {field('number')}
        <div className="pair">
          {field('expiry')}
          {field('code')}
        </div>
        <button type="submit" className="button" aria-disabled={pending} aria-busy={pending}>
          {pending ? texts.paying : texts.pay}
        </button>
      </form>
      <form method="post" action={`${calls}/cancel`} className="leave">
        {state?.kind === 'declined' && <a href={returnUrl}>{texts.back}</a>}
        <button type="submit" className="plain">
          {texts.cancel}
        </button>
      </form>
      <TestCards
        texts={texts}
        cards={cards}
        onUse={(number) => {
          fill({ ...EXAMPLES, number });
          setCorrected(state);
        }}
      />
    </>
  );
}

function initialState(declined: string | null, invalid: CardField | null): CardFormState {
  if (invalid) return { kind: 'invalid', field: invalid };
  return declined ? { kind: 'declined', reason: declined } : null;
}

/** Sends the card to the bank. Before a redirect it stays pending until the page has unloaded. */
async function pay(address: string, form: FormData): Promise<CardFormState> {
  try {
    const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    const headers = { accept: 'application/json' };
    const response = await fetch(address, { method: 'POST', body, headers });
    if (!response.ok) return { kind: 'lost' };
    const result: CardResponse = await response.json();
    if (result.kind !== 'leave') return result;
    location.assign(result.to);
    return new Promise(() => {});
  } catch {
    return { kind: 'lost' };
  }
}

function reasonText(texts: BankTexts, reason: string): string {
  return reason === 'insufficient_funds'
    ? texts.declined.insufficient_funds
    : texts.declined.card_declined;
}
