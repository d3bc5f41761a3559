import { BACKOFFS, backoffDelay } from './backoff.mjs';

/** Kinds of work that jobs do item by item. */
export const WORK_KINDS = [
  'accountRequest',
  'accountDeletion',
  'accountErasure',
  'expiryReminder',
  'membershipEnd',
  'practiceReminder',
  'waitingList',
  'orderExpiry',
  'price',
  'invoiceRequest',
  'publication',
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];

/** Kinds of work with tries of their own, which operators are told of from LONG_FAILING_TRIES. */
export const RETRIED_KINDS = ['refund', 'fileDeletion'] as const;

/** Number of failed tries from which operators are told of a refund or of a file to be deleted: the next ones are
 *  six hours apart, and the first ones took about half a day. Both are tried without an end, because the
 *  money and the deletion are owed. */
export const LONG_FAILING_TRIES = 10;

/** Time until a failed item is tried again: a minute, doubled at every try, at most six hours; in
 *  milliseconds. @param tries number of those that failed, from 1 */
export const retryDelayMs = (tries: number): number => backoffDelay(BACKOFFS.failedWork, tries - 1);
