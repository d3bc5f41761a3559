'use server';
import { redirect } from 'next/navigation';
import { cancelAtBank, submitCard } from '~/server/gateways/payment/sandbox/bank-page';

/** What the form shows after a press that did not pay. */
export type CardState =
  | null
  | { kind: 'invalid'; field: 'number' | 'testCard' | 'expiry' | 'code' }
  | { kind: 'declined'; reason: string };

/** Asks for the card's approval; a captured charge leads back to the shop. */
export async function payByCard(
  pageToken: string,
  _before: CardState,
  form: FormData,
): Promise<CardState> {
  const fields = form instanceof FormData ? form : new FormData();
  const text = (name: string) => String(fields.get(name) ?? '').slice(0, 40);
  const answer = await submitCard(pageToken, {
    number: text('number'),
    expiry: text('expiry'),
    code: text('code'),
  });
  if (answer === null) redirect(pageOf(pageToken));
  if (answer.outcome === 'invalid') return { kind: 'invalid', field: answer.field };
  if (answer.outcome === 'declined') return { kind: 'declined', reason: answer.reason };
  redirect(answer.returnUrl);
}

/** Leaves without paying: this page takes no card any more. */
export async function cancelPayment(pageToken: string): Promise<void> {
  redirect((await cancelAtBank(pageToken)) ?? pageOf(pageToken));
}

/** Says that there is none, for an address that the bank did not give out. */
function pageOf(pageToken: unknown): string {
  const address = typeof pageToken === 'string' ? pageToken.toWellFormed().slice(0, 100) : '-';
  return `/sandbox-bank/${encodeURIComponent(address)}`;
}
