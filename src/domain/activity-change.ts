import type { ActivityHours } from './activity';

interface Bilingual {
  zh: string;
  en: string;
}

/** What people who registered plan their day by. */
export interface AnnouncedDetails extends ActivityHours {
  online: boolean;
  city: Bilingual | null;
  place: Bilingual;
  /** Link or exact address, for those with a seat. */
  joining: Bilingual;
}

/** Which of the details that people plan their day by have changed. */
export interface AnnouncedChange {
  time: boolean;
  place: boolean;
  joining: boolean;
}

/** What of a change is told to those who registered. */
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

/** How many get a mail about a change: of another time or place everybody, of another way in those with a seat. */
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
