/** The mail templates by what they are about, in the order in which operators read them. */
export const MAIL_TEMPLATE_GROUPS = {
  account: [
    'verify-email',
    'address-taken',
    'reset-password',
    'password-changed',
    'new-device',
    'email-changing',
    'email-changed',
    'email-restored',
    'signed-out-everywhere',
    'deletion-requested',
    'deletion-cancelled',
    'account-deleted',
  ],
  order: ['order-paid', 'gift-arrived', 'gift-claimed'],
  refund: ['refund-requested', 'refund-approved', 'refund-rejected', 'refund-done'],
  invoice: ['invoice-issued', 'invoice-corrected', 'invoice-voided', 'invoice-allowed'],
  membership: ['membership-ending', 'practice-reminder'],
  activity: [
    'activity-seat',
    'activity-moved-up',
    'activity-waiting',
    'activity-changed',
    'activity-cancelled',
    'activity-trial',
  ],
  operator: ['contact-message', 'contact-received', 'books-discrepancy'],
} as const;

export type MailTemplateGroup = keyof typeof MAIL_TEMPLATE_GROUPS;
export type MailTemplateName = (typeof MAIL_TEMPLATE_GROUPS)[MailTemplateGroup][number];

/** Every mail template. */
export const MAIL_TEMPLATES: readonly MailTemplateName[] =
  Object.values(MAIL_TEMPLATE_GROUPS).flat();

export function isMailTemplate(name: string): name is MailTemplateName {
  return MAIL_TEMPLATES.some((known) => known === name);
}
