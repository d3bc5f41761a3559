import 'server-only';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import { lockUser } from '~/server/lock-user';
import { countDays, countWeeklyPhonemes } from '../spaced-repetition/count-practice';
import {
  type ScheduledCard,
  type SeenCard,
  scheduleCards,
} from '../spaced-repetition/schedule-cards';
import { writePractice } from '../spaced-repetition/write-practice';
import { recordNewUnits } from './record-new-units';
import { storeAttempts } from './store-attempts';
import type { ValidAttempt } from './validate-attempts';

/** Three hours of uninterrupted practice with an attempt every four seconds. */
const MAX_ATTEMPTS_PER_DAY = 2700;

interface Options {
  userId: string;
  now: Date;
  /** Reviews count only for this version of the card. */
  seen?: SeenCard;
}

/** Inserts attempts and counts each once: in the unit, which is completed once every item of it has been tried, the
 *  cards, the day and the phonemes. Attempts that are stored already change nothing, so that a repeated request is
 *  harmless.
 *  @returns ids that belong to the account now; an id that is missing belongs to another account
 *  @throws ServiceError TOO_MANY_REQUESTS */
export async function insertAttempts(
  tx: Tx,
  attempts: readonly ValidAttempt[],
  { userId, now, seen }: Options,
): Promise<Set<string>> {
  await lockUser(tx, userId, 'NO KEY UPDATE');
  const units = attempts.flatMap(({ unit }) => unit ?? []);
  await recordNewUnits(tx, userId, units, now);
  const { inserted, stored, cards, cardsToday } = await storeAttempts(tx, attempts, {
    userId,
    now,
  });
  const ids = new Set([...stored, ...inserted]);
  const isNew = new Set(inserted);
  const fresh = attempts.filter(({ id }) => isNew.has(id));
  if (fresh.length === 0) return ids;
  const begun = unitsTriedAnew(cards, fresh);
  const reviews = scheduleCards(cards, fresh, { now, cardsToday, seen });
  const mostAttempts = await writePractice(tx, userId, {
    cards,
    reviews,
    days: countDays(fresh, reviews),
    phonemes: countWeeklyPhonemes(fresh),
    units: begun,
  });
  if (mostAttempts > MAX_ATTEMPTS_PER_DAY) throw new ServiceError('TOO_MANY_REQUESTS');
  return ids;
}

/** The units of attempts at items that had not been tried, with the time of the last attempt in each.
 *  @param cards as they were before the attempts */
function unitsTriedAnew(
  cards: readonly ScheduledCard[],
  attempts: readonly ValidAttempt[],
): { unitId: string; at: Date }[] {
  const untried = new Set(
    cards.flatMap(({ itemId, attempts, leftOpenOn }) =>
      itemId !== null && attempts === 0 && leftOpenOn === null ? itemId : [],
    ),
  );
  const units = new Map<string, Date>();
  for (const { unit, itemId, madeAt } of attempts) {
    if (!unit || !untried.has(itemId)) continue;
    const before = units.get(unit.id);
    if (!before || before < madeAt) units.set(unit.id, madeAt);
  }
  return [...units].map(([unitId, at]) => ({ unitId, at }));
}
