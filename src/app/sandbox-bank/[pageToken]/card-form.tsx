'use client';
import { type FormEvent, startTransition, useActionState, useState } from 'react';
import type { CardState } from './actions';
import { TestCards } from './test-cards';
import type { BankTexts } from './texts';

export interface CardFormProps {
  texts: BankTexts;
  /** Number and answer of each test card. */
  cards: [string, string][];
  /** Why the last card was declined, when the page is opened again. */
  declined: string | null;
  returnUrl: string;
  pay: (before: CardState, form: FormData) => Promise<CardState>;
  cancel: () => Promise<void>;
}

/** Takes a card. What was typed stays until it pays; a second press while the bank works does nothing. */
export function CardForm(props: CardFormProps) {
  const { texts, cards, declined, returnUrl, pay, cancel } = props;
  const opened: CardState = declined ? { kind: 'declined', reason: declined } : null;
  const [state, submit, pending] = useActionState(pay, opened);
  const [fields, setFields] = useState({ number: '', expiry: '', code: '' });
  const wrong = state?.kind === 'invalid' ? state.field : null;

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!pending) startTransition(() => submit(form));
  };
  const field = (name: keyof typeof fields, autoComplete: string, bad: boolean) => (
    <label>
      {texts[name]}
      <input
        name={name}
        value={fields[name]}
        onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
        inputMode="numeric"
        autoComplete={autoComplete}
        placeholder={{ number: '4242 4242 4242 4242', expiry: '12/30', code: '123' }[name]}
        aria-invalid={bad || undefined}
        required
      />
    </label>
  );
  return (
    <>
      <form action={submit} onSubmit={send}>
        {state && (
          <p role="alert" className="notice bad">
            {state.kind === 'invalid' ? texts.errors[state.field] : reasonText(texts, state.reason)}
          </p>
        )}
        {field('number', 'cc-number', wrong === 'number' || wrong === 'testCard')}
        <div className="pair">
          {field('expiry', 'cc-exp', wrong === 'expiry')}
          {field('code', 'cc-csc', wrong === 'code')}
        </div>
        <button type="submit" className="button" aria-disabled={pending} aria-busy={pending}>
          {pending ? texts.paying : texts.pay}
        </button>
      </form>
      <form action={cancel} className="leave">
        {state?.kind === 'declined' && <a href={returnUrl}>{texts.back}</a>}
        <button type="submit" className="plain">
          {texts.cancel}
        </button>
      </form>
      <TestCards
        texts={texts}
        cards={cards}
        onUse={(number) => setFields({ number, expiry: '12/30', code: '123' })}
      />
    </>
  );
}

function reasonText(texts: BankTexts, reason: string): string {
  return reason === 'insufficient_funds'
    ? texts.declined.insufficient_funds
    : texts.declined.card_declined;
}
