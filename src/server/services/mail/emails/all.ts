import type { MailTemplateName } from '~/domain/mail-template';
import type { AnyMail, PayloadOf } from '../define-mail';
import { accountMails } from './account';
import { accountChangeMails } from './account-change';
import { activityMails } from './activity';
import { activityChangeMails } from './activity-change';
import { contactMails } from './contact';
import { discrepancyMails } from './discrepancy';
import { giftMails } from './gift';
import { invoiceMails } from './invoice';
import { membershipMails } from './membership';
import { orderMails } from './order';
import { refundMails } from './refund';
import { reminderMails } from './reminder';

/** Every mail, by the name of its template. */
export const MAILS = {
  ...accountMails,
  ...accountChangeMails,
  ...activityMails,
  ...activityChangeMails,
  ...contactMails,
  ...discrepancyMails,
  ...giftMails,
  ...invoiceMails,
  ...membershipMails,
  ...orderMails,
  ...refundMails,
  ...reminderMails,
} satisfies Record<MailTemplateName, AnyMail>;

/** The payload of each mail. Addresses are built from the settings when it is composed. */
export type MailPayloads = { [T in MailTemplateName]: PayloadOf<(typeof MAILS)[T]> };
