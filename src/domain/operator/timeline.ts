import type { Permission } from '../permissions';

/** Kinds of events in a person's time line, each with the permission to see it. */
export const TIMELINE = {
  order: 'order.read',
  refund: 'refund.read',
  gift: 'order.read',
  coupon: 'coupon.read',
  letter: 'letter.read',
  mail: 'mail.read',
  security: 'securityEvent.read',
  practice: 'person.read',
  act: 'act.read',
} as const satisfies Record<string, Permission>;
export type TimelineKind = keyof typeof TIMELINE;

export const TIMELINE_KINDS = Object.keys(TIMELINE) as [TimelineKind, ...TimelineKind[]];

/** Kinds of an account's security events. */
export const SECURITY_EVENT_KINDS = [
  'SIGNED_UP',
  'LOGGED_IN',
  'LOGIN_FAILED',
  'THROTTLED',
  'LOGGED_OUT',
  'DEVICE_SIGNED_OUT',
  'SIGNED_OUT_EVERYWHERE',
  'RESET_REQUESTED',
  'PASSWORD_RESET',
  'PASSWORD_CHANGED',
  'EMAIL_CHANGE_REQUESTED',
  'EMAIL_VERIFIED',
  'DATA_DOWNLOADED',
  'DELETION_REQUESTED',
  'DELETION_CANCELLED',
  'ACCOUNT_ANONYMISED',
  'ACCOUNT_DISABLED',
  'ACCOUNT_ENABLED',
  'ROLE_CHANGED',
] as const;
