import 'server-only';
import { env } from '~/env';
import type { Language } from '~/lib/language';
import { database } from '~/server/db';
import { authoriseCharge, type CardForm } from './authorise-charge';
import { deliver } from './deliver';
import { closeCharge } from './sandbox-gateway';

/** What the bank's card page shows of a charge. */
export interface BankPage {
  status: 'OPEN' | 'DECLINED' | 'CAPTURED' | 'CANCELLED';
  amount: number;
  currency: string;
  description: string;
  reference: string;
  language: Language;
  cardLast4: string | null;
  declineReason: string | null;
  /** Back to the shop; a path when the shop is this very site, so that the browser keeps its host. */
  returnUrl: string;
}

/** Whoever calls a form's action writes its arguments: a database filter in the token's place would stand
 *  for other people's charges. */
function isPageToken(token: unknown): token is string {
  return typeof token === 'string' && /^[\w-]{20,100}$/.test(token);
}

/** @returns null for an address that the bank did not give out */
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

/** Decides on a card and tells the shop at once; when the shop does not hear it, the worker repeats it. */
export async function submitCard(pageToken: unknown, form: CardForm): Promise<CardResult | null> {
  if (!isPageToken(pageToken)) return null;
  const db = database();
  const decision = await authoriseCharge(db, pageToken, form, new Date());
  if (!decision || decision.outcome === 'invalid') return decision;
  await deliver(db, decision.charge, env().SANDBOX_BANK_SECRET, new Date());
  if (decision.outcome === 'declined') return { outcome: 'declined', reason: decision.reason };
  return { outcome: 'ended', returnUrl: shopReturnUrl(decision.charge.returnUrl) };
}

/** The buyer leaves without paying: the page takes no card any more.
 *  @returns where to go; null for an unknown page */
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
