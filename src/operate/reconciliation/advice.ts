import type { DiscrepancyKind } from '~/schemas/discrepancy';

/** Instructions for an operator, by kind of discrepancy. */
export const ADVICE: Record<DiscrepancyKind, string> = {
  WRONG_AMOUNT: 'Find out at the gateway’s desk what this money is; nothing was granted for it.',
  SECOND_CAPTURE: 'The second money goes back by itself: see that the refund is made.',
  ACCOUNT_GONE: 'The money goes back by itself: see that the refund is made.',
  REFUNDED_IN_DASHBOARD:
    'The order has followed, member time has not: npm run membership shows and changes it.',
  REFUND_MISSING: 'Compare every refund of the payment at the gateway’s desk.',
  REFUND_FAILED: 'Make the refund at the gateway’s desk, or pay the buyer back in another way.',
  UNRECORDABLE:
    'Look up both payments at the gateway’s desk. If the money is there, pay it back at the desk or grant the days: npm run membership -- grant EMAIL DAYS REASON.',
};
