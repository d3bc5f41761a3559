import { cleanCode, cleanLatin } from '~/lib/clean-typed';

/** Filters of a list of an activity's people. */
export const PEOPLE_FILTERS = ['all', 'seat', 'came', 'absent', 'waiting'] as const;
export type PeopleFilter = (typeof PEOPLE_FILTERS)[number];

interface Person {
  name: string;
  email: string;
  status: 'CONFIRMED' | 'WAITLISTED' | 'CANCELLED';
  checkedInAt: Date | null;
  /** Code for the check-in, such as `012 407`; null without a seat. */
  code: string | null;
}

const SHOWS: Record<PeopleFilter, (person: Person) => boolean> = {
  all: () => true,
  seat: ({ status }) => status === 'CONFIRMED',
  came: ({ checkedInAt }) => checkedInAt !== null,
  absent: ({ status, checkedInAt }) => status === 'CONFIRMED' && checkedInAt === null,
  waiting: ({ status }) => status === 'WAITLISTED',
};

/** The people of a filter whose name or e-mail has the typed text; all of the filter when nothing is typed. A
 *  code finds its person with any filter. */
export function findPeople<One extends Person>(
  people: readonly One[],
  typed: string,
  filter: PeopleFilter = 'all',
): readonly One[] {
  const text = fold(typed);
  const digits = withoutGaps(text);
  const byCode = people.filter(({ code }) => code !== null && withoutGaps(code) === digits);
  if (byCode.length > 0) return byCode;
  return people.filter(
    (person) =>
      SHOWS[filter](person) && (fold(person.name).includes(text) || person.email.includes(text)),
  );
}

/** The address to check in for a typed text: that of the only matching person with a seat, or the text itself if
 *  it is an address, unless it belongs to a person on the waiting list. */
export function toEmail(found: readonly Person[], typed: string): string | null {
  const seated = found.filter(({ status }) => status === 'CONFIRMED');
  const [only] = seated;
  if (only && seated.length === 1) return only.email;
  const waits = found.some(({ status }) => status === 'WAITLISTED');
  return typed.includes('@') && !waits ? typed.trim() : null;
}

const withoutGaps = (code: string) => cleanCode(code).replaceAll(/[\s-]/g, '');

function fold(text: string): string {
  return cleanLatin(text).toLowerCase();
}
