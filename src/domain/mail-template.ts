import type { Language } from '~/lib/language';

/** Rules for sending a mail again:
 *  - `anew`: composed from the present state of the database; its link is a new one, or still valid
 *  - `asItWas`: with the payload that a failed mail still has
 *  - `soon`: unchanged, but only for a day, because it is about a recent event
 *  - `never`: its link or its day is over; the person can request a new one, or tomorrow's job sends one */
export type ResendRule = 'anew' | 'asItWas' | 'soon' | 'never';

/** Queues of mails: `PERSON` for mails that a user has just requested or caused, which are sent first, `BULK` for mails
 *  that the product itself sends to many. */
export type MailLane = 'PERSON' | 'BULK';

/** Properties of a mail apart from its content: its name in both languages, and how it is sent. */
interface MailTemplate extends Record<Language, string> {
  resend: ResendRule;
  /** Whether the mail is about the account of its recipient, and needs no reference to be composed again. */
  isAboutRecipient?: true;
  /** Lane of the mail when it is first enqueued; `PERSON` by default. */
  lane?: 'BULK';
}

/** All mails by subject, in the order for operators. Their content is in `src/server/services/mail/emails`. */
const TABLE = {
  account: {
    'verify-email': {
      resend: 'anew',
      isAboutRecipient: true,
      zh: '驗證電子郵件',
      en: 'Confirm the e-mail',
    },
    'address-taken': { resend: 'soon', zh: '信箱已有帳號', en: 'The e-mail has an account' },
    'reset-password': { resend: 'never', zh: '重新設定密碼', en: 'Reset the password' },
    'password-changed': { resend: 'soon', zh: '密碼已變更', en: 'Password changed' },
    'new-device': { resend: 'soon', zh: '新裝置登入', en: 'Login on a new device' },
    'email-changing': { resend: 'soon', zh: '正在更換電子郵件', en: 'E-mail is changing' },
    'email-changed': { resend: 'never', zh: '電子郵件已更換', en: 'E-mail changed' },
    'email-restored': { resend: 'soon', zh: '改回先前的電子郵件', en: 'Previous e-mail restored' },
    'signed-out-everywhere': { resend: 'soon', zh: '已在其他裝置登出', en: 'Logged out elsewhere' },
    'deletion-requested': {
      resend: 'anew',
      isAboutRecipient: true,
      zh: '帳號將刪除',
      en: 'Account will be deleted',
    },
    'deletion-cancelled': {
      resend: 'anew',
      isAboutRecipient: true,
      zh: '帳號保留',
      en: 'Account stays',
    },
    'account-deleted': { resend: 'soon', zh: '帳號已刪除', en: 'Account deleted' },
  },
  order: {
    'order-paid': { resend: 'anew', zh: '付款完成', en: 'Order paid' },
    'gift-arrived': { resend: 'anew', zh: '收到禮物', en: 'A gift' },
    'gift-claimed': { resend: 'anew', zh: '禮物已領取', en: 'Gift claimed' },
  },
  refund: {
    'refund-requested': { resend: 'anew', zh: '收到退費申請', en: 'Refund requested' },
    'refund-approved': { resend: 'anew', zh: '退費已核准', en: 'Refund approved' },
    'refund-rejected': { resend: 'anew', zh: '退費未核准', en: 'Refund rejected' },
    'refund-done': { resend: 'anew', zh: '已退款', en: 'Refunded' },
  },
  invoice: {
    'invoice-issued': { resend: 'anew', zh: '發票已開立', en: 'Invoice issued' },
    'invoice-corrected': { resend: 'anew', zh: '發票號碼更正', en: 'Invoice number corrected' },
    'invoice-voided': { resend: 'anew', zh: '發票已作廢', en: 'Invoice voided' },
    'invoice-allowed': { resend: 'anew', zh: '發票已折讓', en: 'Invoice allowance' },
  },
  membership: {
    'membership-ending': {
      resend: 'anew',
      isAboutRecipient: true,
      lane: 'BULK',
      zh: '會員快到期',
      en: 'Membership ends soon',
    },
    'practice-reminder': {
      resend: 'never',
      lane: 'BULK',
      zh: '練習提醒',
      en: 'Practice reminder',
    },
  },
  activity: {
    'activity-seat': { resend: 'anew', zh: '活動報名成功', en: 'Seat in an event' },
    'activity-moved-up': { resend: 'anew', zh: '活動遞補成功', en: 'Seat from the waiting list' },
    'activity-waiting': { resend: 'anew', zh: '活動候補中', en: 'On the waiting list' },
    'activity-changed': {
      resend: 'soon',
      lane: 'BULK',
      zh: '活動時間或地點變更',
      en: 'Event changed',
    },
    'activity-cancelled': { resend: 'anew', lane: 'BULK', zh: '活動取消', en: 'Event canceled' },
    'activity-trial': { resend: 'soon', zh: '活動體驗會員', en: 'Trial from an event' },
  },
  operator: {
    'contact-message': { resend: 'asItWas', zh: '來信（寄給我們）', en: 'Letter (to us)' },
    'contact-received': { resend: 'asItWas', zh: '已收到來信', en: 'Letter received' },
    'books-discrepancy': {
      resend: 'asItWas',
      zh: '對帳差異（寄給管理人員）',
      en: 'Discrepancy (to operators)',
    },
  },
} as const satisfies Record<string, Record<string, MailTemplate>>;

type Table = typeof TABLE;
type MailTemplateGroup = keyof Table;
export type MailTemplateName = { [G in MailTemplateGroup]: keyof Table[G] }[MailTemplateGroup];
type RowOf<T extends MailTemplateName> = {
  [G in MailTemplateGroup]: T extends keyof Table[G] ? Table[G][T] : never;
}[MailTemplateGroup];

/** The templates that are composed from the database. */
export type AnewTemplate = {
  [T in MailTemplateName]: RowOf<T> extends { resend: 'anew' } ? T : never;
}[MailTemplateName];

/** Subjects of mails. */
export const MAIL_TEMPLATE_GROUPS = Object.keys(TABLE) as readonly MailTemplateGroup[];

/** The templates of a subject. */
export const templatesAbout = (group: MailTemplateGroup) =>
  Object.keys(TABLE[group]) as MailTemplateName[];

/** Every mail template. */
export const MAIL_TEMPLATES: readonly MailTemplateName[] =
  MAIL_TEMPLATE_GROUPS.flatMap(templatesAbout);

const ROWS: Readonly<Record<MailTemplateName, MailTemplate>> = {
  ...TABLE.account,
  ...TABLE.order,
  ...TABLE.refund,
  ...TABLE.invoice,
  ...TABLE.membership,
  ...TABLE.activity,
  ...TABLE.operator,
};

/** Properties of a mail apart from its content. */
export const mailTemplate = (name: MailTemplateName): MailTemplate => ROWS[name];

export function isMailTemplate(name: string): name is MailTemplateName {
  return MAIL_TEMPLATES.some((known) => known === name);
}

const namesIn = (language: Language) =>
  Object.fromEntries(MAIL_TEMPLATES.map((name) => [name, ROWS[name][language]]));

/** The names of the mails, for the catalogues of the console's texts. */
export const MAIL_NAMES = { zh: namesIn('zh'), en: namesIn('en') } as {
  [L in Language]: { [T in MailTemplateName]: RowOf<T>[L] };
};
