import { isMailTemplate, type MailTemplateName } from './mail-template';

/** How a mail of a template is sent again:
 *  - `anew`: composed from the database, so that it says what is so now; a link in it is a new one, or works still
 *  - `asItWas`: with the payload that a failed one still has
 *  - `soon`: as it was, but only for a day, because it speaks of what has just happened
 *  - `never`: its link or its day is over; the person, or tomorrow, makes another one */
const RESEND_RULES = {
  'verify-email': 'anew',
  'address-taken': 'soon',
  'reset-password': 'never',
  'password-changed': 'soon',
  'new-device': 'soon',
  'email-changing': 'soon',
  'email-changed': 'never',
  'email-restored': 'soon',
  'signed-out-everywhere': 'soon',
  'deletion-requested': 'anew',
  'deletion-cancelled': 'anew',
  'account-deleted': 'soon',
  'order-paid': 'anew',
  'gift-arrived': 'anew',
  'gift-claimed': 'anew',
  'refund-requested': 'anew',
  'refund-approved': 'anew',
  'refund-rejected': 'anew',
  'refund-done': 'anew',
  'invoice-issued': 'anew',
  'invoice-corrected': 'anew',
  'invoice-voided': 'anew',
  'invoice-allowed': 'anew',
  'membership-ending': 'anew',
  'practice-reminder': 'never',
  'activity-seat': 'anew',
  'activity-moved-up': 'anew',
  'activity-waiting': 'anew',
  'activity-changed': 'soon',
  'activity-cancelled': 'anew',
  'activity-trial': 'soon',
  'contact-message': 'asItWas',
  'contact-received': 'asItWas',
  'books-discrepancy': 'asItWas',
} as const satisfies Record<MailTemplateName, 'anew' | 'asItWas' | 'soon' | 'never'>;

type Rules = typeof RESEND_RULES;
export type ResendRule = Rules[MailTemplateName];

/** The templates that are composed from the database. */
export type AnewTemplate = {
  [T in MailTemplateName]: Rules[T] extends 'anew' ? T : never;
}[MailTemplateName];

/** Hours for which a mail about what has just happened may be sent again. */
const SOON_HOURS = 24;

/** How a mail of this template is sent again; `never` for one that this release does not know. */
export function resendRule(template: string): ResendRule {
  return isMailTemplate(template) ? RESEND_RULES[template] : 'never';
}

/** Whether a mail can be sent again, or else why not. */
export const RESEND_STATES = [
  'possible',
  'waiting',
  'resent',
  'notKept',
  'tooLate',
  'never',
] as const;
export type ResendState = (typeof RESEND_STATES)[number];

export interface ResendQuestion {
  template: string;
  status: 'PENDING' | 'SENT' | 'FAILED';
  createdAt: Date;
  /** Whether it was sent again already: then it is the turn of that mail. */
  isResent: boolean;
  /** Whether it is known what the mail is about: its order, gift or activity. */
  hasReference: boolean;
}

/** Templates about the account of their recipient, which need no reference. */
const ABOUT_RECIPIENT: readonly string[] = [
  'verify-email',
  'deletion-requested',
  'deletion-cancelled',
  'membership-ending',
] satisfies AnewTemplate[];

/** Whether a mail can be sent again at `now`. That what it says is still so, is asked when it is composed. */
export function resendState(mail: ResendQuestion, now: Date): ResendState {
  const rule = resendRule(mail.template);
  if (mail.isResent) return 'resent';
  if (mail.status === 'PENDING') return 'waiting';
  if (rule === 'never') return 'never';
  if (rule === 'anew')
    return mail.hasReference || ABOUT_RECIPIENT.includes(mail.template) ? 'possible' : 'notKept';
  if (mail.status === 'SENT') return 'notKept';
  const age = now.getTime() - mail.createdAt.getTime();
  return rule === 'soon' && age > SOON_HOURS * 3_600_000 ? 'tooLate' : 'possible';
}
