/** Effects of an event of a gateway. `MISMATCH`: amount or currency differ from the payment's; nothing is granted and
 *  an operator decides. `SECOND_CAPTURE`: the order had been paid before; `ACCOUNT_GONE`: the buyer's account is
 *  deleted. Both are refunded. `UNRECORDABLE`: the database rejects it permanently; nothing is granted and an operator
 *  decides. */
export const SETTLEMENTS = [
  'PAID',
  'DECLINED',
  'ABANDONED',
  'NOTHING_NEW',
  'MISMATCH',
  'SECOND_CAPTURE',
  'ACCOUNT_GONE',
  'UNRECORDABLE',
  'REFUNDED',
  'UNKNOWN_REFERENCE',
] as const;

export type Settlement = (typeof SETTLEMENTS)[number];
