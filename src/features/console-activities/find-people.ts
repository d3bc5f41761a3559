import type { CheckInLine } from '~/schemas/operator-activity';

/** The people whose name or e-mail has the typed text; all when nothing is typed. */
export function findPeople(people: readonly CheckInLine[], typed: string): readonly CheckInLine[] {
  const text = fold(typed);
  if (!text) return people;
  return people.filter(({ name, email }) => fold(name).includes(text) || email.includes(text));
}

/** The address to check in for a typed text: that of the only person with a seat whom it can mean, or the text itself
 *  when it is an address. */
export function toEmail(found: readonly CheckInLine[], typed: string): string | null {
  const seated = found.filter(({ status }) => status === 'CONFIRMED');
  const [only] = seated;
  if (only && seated.length === 1) return only.email;
  return typed.includes('@') ? typed.trim() : null;
}

function fold(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}
