'use client';
import { unstable_rethrow } from 'next/navigation';
import {
  type FormEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { CardState } from './actions';
import { CardField } from './card-field';
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

/** What the form shows: the bank's answer, or that there was none. */
type Shown = CardState | { kind: 'lost' };

const FIELDS = { number: 'cc-number', expiry: 'cc-exp', code: 'cc-csc' } as const;
const EXAMPLES = { number: '4242 4242 4242 4242', expiry: '12/30', code: '123' };

/** Takes a card. What was typed stays until it pays; a second press while the bank works does nothing. */
export function CardForm(props: CardFormProps) {
  const { texts, cards, declined, returnUrl, pay, cancel } = props;
  const opened: CardState = declined ? { kind: 'declined', reason: declined } : null;
  // What the server answered to a form that a browser without scripts has sent.
  const [answered, sendWithoutScripts] = useActionState(pay, opened);
  const [state, submit, pending] = useActionState(async (before: Shown, form: FormData) => {
    try {
      return await pay(before?.kind === 'lost' ? null : before, form);
    } catch (error) {
      unstable_rethrow(error);
      return { kind: 'lost' } as const;
    }
  }, answered as Shown);
  const [fields, setFields] = useState({ number: '', expiry: '', code: '' });
  // A complaint goes when its field is changed; the next press may bring it back.
  const [mended, setMended] = useState<Shown>(null);
  const element = useRef<HTMLFormElement>(null);
  const refused = state?.kind === 'invalid' && state !== mended ? state.field : null;
  const wrong = refused === 'testCard' ? 'number' : refused;
  useEffect(() => {
    if (state && wrong) element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    // The same complaint about another press is another one.
  }, [wrong, state]);

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!pending) startTransition(() => submit(form));
  };
  const field = (name: keyof typeof FIELDS) => (
    <CardField
      label={texts[name]}
      error={refused && wrong === name ? texts.errors[refused] : null}
      name={name}
      value={fields[name]}
      onChange={(event) => {
        setFields({ ...fields, [name]: event.target.value });
        if (wrong === name) setMended(state);
      }}
      autoComplete={FIELDS[name]}
      placeholder={EXAMPLES[name]}
      enterKeyHint={name === 'code' ? 'go' : undefined}
      maxLength={40}
    />
  );
  return (
    <>
      <form ref={element} action={sendWithoutScripts} onSubmit={send}>
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
      <form action={cancel} className="leave">
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
          setMended(state);
        }}
      />
    </>
  );
}

function reasonText(texts: BankTexts, reason: string): string {
  return reason === 'insufficient_funds'
    ? texts.declined.insufficient_funds
    : texts.declined.card_declined;
}
