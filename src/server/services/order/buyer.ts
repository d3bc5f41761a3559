/** Columns for the view of a buyer. */
export const BUYER = {
  select: { id: true, name: true, email: true, anonymisedAt: true },
} as const;

interface FoundBuyer {
  id: string;
  name: string;
  email: string;
  anonymisedAt: Date | null;
}

/** A buyer as operators see them; null when the account is deleted. */
export function toBuyer({
  anonymisedAt,
  ...buyer
}: FoundBuyer): Omit<FoundBuyer, 'anonymisedAt'> | null {
  return anonymisedAt ? null : buyer;
}
