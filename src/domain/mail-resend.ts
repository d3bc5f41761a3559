import { isMailTemplate, mailTemplate, type ResendRule } from './mail-template';

/** Hours for which a mail about a recent event may be sent again. */
const SOON_HOURS = 24;

/** The resend rule of a template; `never` for an unknown one. */
export function resendRule(template: string): ResendRule {
  return isMailTemplate(template) ? mailTemplate(template).resend : 'never';
}

/** States of a mail: resendable, or the reason why not. */
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
  /** Whether it was already sent again; then only the newer mail can be. */
  isResent: boolean;
  /** Whether its order, gift or activity is known. */
  hasReference: boolean;
}

/** Whether a mail is about the account of its recipient, and needs no reference. */
const isAboutRecipient = (template: string) =>
  isMailTemplate(template) && mailTemplate(template).isAboutRecipient === true;

/** Whether a mail can be sent again at `now`. Its composer checks whether its content still applies. */
export function resendState(mail: ResendQuestion, now: Date): ResendState {
  const rule = resendRule(mail.template);
  if (mail.isResent) return 'resent';
  if (mail.status === 'PENDING') return 'waiting';
  if (rule === 'never') return 'never';
  if (rule === 'anew')
    return mail.hasReference || isAboutRecipient(mail.template) ? 'possible' : 'notKept';
  if (mail.status === 'SENT') return 'notKept';
  const age = now.getTime() - mail.createdAt.getTime();
  return rule === 'soon' && age > SOON_HOURS * 3_600_000 ? 'tooLate' : 'possible';
}
