import { toTable } from '~/lib/to-table';
/** Result of the bank's authorisation of a card. */
export type CardOutcome = 'approved' | 'card_declined' | 'insufficient_funds';

/** The only cards that the test bank accepts; their numbers are no real cards. */
export const TEST_CARDS = toTable<CardOutcome>({
  '4242424242424242': 'approved',
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
});
