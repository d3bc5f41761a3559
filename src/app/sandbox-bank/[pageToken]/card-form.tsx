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
  /** Number and answer of each test card. */
  cards: [string, string][];
  /** Why the last card was declined, when the page is opened again. */
  declined: string | null;
  /** The field that a press without scripts was refused for. */
  invalid: CardField | null;
  returnUrl: string;
  /** Where the bank takes cards and cancellations: `/card` and `/cancel` below it. */
  calls: string;
}

export type CardField = 'number' | 'testCard' | 'expiry' | 'code';

/** What the form shows: the bank's answer, or that there was none. */
type CardFormState = CardResponse | { kind: 'lost' } | null;

const FIELDS = { number: 'cc-number', expiry: 'cc-exp', code: 'cc-csc' } as const;
const EXAMPLES = { number: '4242 4242 4242 4242', expiry: '12/30', code: '123' };

/** Takes a card. What was typed stays until it pays; a second press while the bank works does nothing. */
export function CardForm(props: CardFormProps) {
  const { texts, cards, declined, invalid, returnUrl, calls } = props;
  const [state, submit, pending] = useActionState(
    (_: CardFormState, form: FormData) => pay(`${calls}/card`, form),
    initialState(declined, invalid),
  );
  const [fields, setFields] = useState({ number: '', expiry: '', code: '' });
  // A complaint goes when its field is changed; the next press may bring it back.
  const [corrected, setCorrected] = useState<CardFormState>(null);
  const element = useRef<HTMLFormElement>(null);
  const errors = state?.kind === 'invalid' && state !== corrected ? state.field : null;
  const wrong = errors === 'testCard' ? 'number' : errors;
  useEffect(() => {
    if (state && wrong) element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    // The same complaint about another press is another one.
  }, [wrong, state]);

  // A page that comes back out of the browser's memory still shows the press that led away from it.
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
  const field = (name: keyof typeof FIELDS) => (
    <CardInput
      label={texts[name]}
      error={errors && wrong === name ? texts.errors[errors] : null}
      name={name}
      value={fields[name]}
      onChange={(event) => {
        setFields({ ...fields, [name]: event.target.value });
        if (wrong === name) setCorrected(state);
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
          setFields({ number, expiry: '12/30', code: '123' });
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

/** Hands the card to the bank. Where it leads on, the press stays pending until the page has gone. */
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
