import { cardDigits, isCardCode, isCardExpiry, isCardNumber } from '~/lib/card-number';
import type { Database } from '~/server/db';
import type { SandboxCharge } from '~/server/prisma-client/client';
import { TEST_CARDS } from './test-cards';

/** Input of the bank's card page. */
export interface CardForm {
  number: string;
  expiry: string;
  code: string;
}

export type AuthorisationResult =
  | { outcome: 'invalid'; field: 'number' | 'expiry' | 'code' | 'testCard' }
  | { outcome: 'declined'; reason: string; charge: SandboxCharge }
  | { outcome: 'captured'; charge: SandboxCharge }
  /** The charge had ended before: paid in another tab, or closed by the shop. */
  | { outcome: 'closed'; charge: SandboxCharge };

/** Authorises a card and stores the result in the bank's records. Of two tabs that pay at once, the
 *  conditional update lets one capture. Only the last four digits are stored.
 *  @returns null for a page that does not exist */
export async function authoriseCharge(
  db: Database,
  pageToken: string,
  form: CardForm,
  now: Date,
): Promise<AuthorisationResult | null> {
  const invalid = invalidField(form, now);
  if (invalid) return { outcome: 'invalid', field: invalid };
  const number = cardDigits(form.number);
  const outcome = TEST_CARDS.get(number);
  const declined = outcome === 'approved' ? null : (outcome ?? 'card_declined');
  const { count } = await db.sandboxCharge.updateMany({
    where: { pageToken, status: { in: ['OPEN', 'DECLINED'] } },
    data: {
      status: declined ? 'DECLINED' : 'CAPTURED',
      cardLast4: number.slice(-4),
      declineReason: declined,
      decidedAt: now,
      notifiedAt: null,
      // The page itself notifies the shop at once; the worker only when that failed.
      nextNotifyAt: new Date(now.getTime() + 15_000),
      notifyTries: 0,
    },
  });
  const charge = await db.sandboxCharge.findUnique({ where: { pageToken } });
  if (!charge) return null;
  if (count === 0) return { outcome: 'closed', charge };
  return declined
    ? { outcome: 'declined', reason: declined, charge }
    : { outcome: 'captured', charge };
}

function invalidField(form: CardForm, now: Date) {
  if (!isCardNumber(form.number)) return 'number';
  // A real card is rejected, so that no buyer believes that it was charged.
  if (!TEST_CARDS.has(cardDigits(form.number))) return 'testCard';
  if (!isCardExpiry(form.expiry, now)) return 'expiry';
  return isCardCode(form.code) ? null : 'code';
}
