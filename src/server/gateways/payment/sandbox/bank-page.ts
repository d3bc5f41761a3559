import 'server-only';
import { env } from '~/env';
import type { Language } from '~/lib/language';
import { database } from '~/server/db';
import { authoriseCharge, type CardForm } from './authorise-charge';
import { deliver } from './deliver';
import { closeCharge } from './sandbox-gateway';

/** A charge as the bank's card page shows it. */
export interface BankPage {
  status: 'OPEN' | 'DECLINED' | 'CAPTURED' | 'CANCELLED';
  amount: number;
  currency: string;
  description: string;
  reference: string;
  language: Language;
  cardLast4: string | null;
  declineReason: string | null;
  /** Address for the return to the shop; a path when the shop is this site, so that the browser keeps its
   *  host. */
  returnUrl: string;
}

/** Validates the token, because the arguments of a form's action come from the client, and a database filter
 *  in its place would match other people's charges. */
function isPageToken(token: unknown): token is string {
  return typeof token === 'string' && /^[\w-]{20,100}$/.test(token);
}

/** @returns null for an unknown token */
export async function findBankPage(pageToken: unknown): Promise<BankPage | null> {
  if (!isPageToken(pageToken)) return null;
  const charge = await database().sandboxCharge.findUnique({ where: { pageToken } });
  return (
    charge && {
      status: charge.status as BankPage['status'],
      amount: charge.amount,
      currency: charge.currency,
      description: charge.description,
      reference: charge.reference,
      language: charge.language,
      cardLast4: charge.cardLast4,
      declineReason: charge.declineReason,
      returnUrl: shopReturnUrl(charge.returnUrl),
    }
  );
}

export type CardResult =
  | { outcome: 'invalid'; field: 'number' | 'expiry' | 'code' | 'testCard' }
  | { outcome: 'declined'; reason: string }
  | { outcome: 'ended'; returnUrl: string };

/** Authorises a card and notifies the shop at once; when that fails, the worker repeats the webhook. */
export async function submitCard(pageToken: unknown, form: CardForm): Promise<CardResult | null> {
  if (!isPageToken(pageToken)) return null;
  const db = database();
  const result = await authoriseCharge(db, pageToken, form, new Date());
  if (!result || result.outcome === 'invalid') return result;
  await deliver(db, result.charge, env().SANDBOX_BANK_SECRET, new Date());
  if (result.outcome === 'declined') return { outcome: 'declined', reason: result.reason };
  return { outcome: 'ended', returnUrl: shopReturnUrl(result.charge.returnUrl) };
}

/** Cancels a charge for its buyer: the page accepts no card any more.
 *  @returns the shop's address; null for an unknown page */
export async function cancelAtBank(pageToken: unknown): Promise<string | null> {
  if (!isPageToken(pageToken)) return null;
  const db = database();
  const charge = await db.sandboxCharge.findUnique({ where: { pageToken } });
  if (!charge) return null;
  if (await closeCharge(db, charge.reference, new Date())) {
    const closed = await db.sandboxCharge.findUniqueOrThrow({ where: { pageToken } });
    await deliver(db, closed, env().SANDBOX_BANK_SECRET, new Date());
  }
  return shopReturnUrl(charge.returnUrl);
}

function shopReturnUrl(returnUrl: string): string {
  const { origin, pathname, search } = new URL(returnUrl);
  return origin === new URL(env().APP_URL).origin ? pathname + search : returnUrl;
}
