import type { ActivityHours } from './activity';

interface Bilingual {
  zh: string;
  en: string;
}

/** The details by which registered people plan their day. */
export interface AnnouncedDetails extends ActivityHours {
  online: boolean;
  city: Bilingual | null;
  place: Bilingual;
  /** Link or exact address, for people with a seat. */
  joining: Bilingual;
}

/** The changed details among those by which people plan their day. */
export interface AnnouncedChange {
  time: boolean;
  place: boolean;
  joining: boolean;
}

/** The part of a change that registered people are notified of. */
export function announcedChange(
  before: AnnouncedDetails,
  after: AnnouncedDetails,
): AnnouncedChange {
  return {
    time: +before.startsAt !== +after.startsAt || +before.endsAt !== +after.endsAt,
    place:
      before.online !== after.online ||
      differs(before.city, after.city) ||
      differs(before.place, after.place),
    joining: differs(before.joining, after.joining),
  };
}

/** Number of people who are mailed a change: all registered ones for another time or place, those with a seat
 *  for another joining link. */
export function countChangeMails(
  { time, place, joining }: AnnouncedChange,
  { confirmed, waiting }: { confirmed: number; waiting: number },
): number {
  if (time || place) return confirmed + waiting;
  return joining ? confirmed : 0;
}

function differs(before: Bilingual | null, after: Bilingual | null): boolean {
  return before?.zh !== after?.zh || before?.en !== after?.en;
}
