import { isMailTemplate, mailTemplate, type ResendRule } from './mail-template';

/** Hours for which a mail about what has just happened may be sent again. */
const SOON_HOURS = 24;

/** How a mail of this template is sent again; `never` for one that this release does not know. */
export function resendRule(template: string): ResendRule {
  return isMailTemplate(template) ? mailTemplate(template).resend : 'never';
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

/** Whether a mail is about the account of its recipient, and needs no reference. */
const isAboutRecipient = (template: string) =>
  isMailTemplate(template) && mailTemplate(template).isAboutRecipient === true;

/** Whether a mail can be sent again at `now`. That what it says is still so, is asked when it is composed. */
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
