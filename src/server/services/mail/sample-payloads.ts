import type { Language } from '~/lib/language';
import type { MailTemplates } from './templates';

const AT = '2026-11-27T11:00:00.000Z';
const AT_BEFORE = '2026-11-27T10:00:00.000Z';
const ORDER = { orderId: '7', number: 'SY20261121-ABCD1' };

const TEXTS = {
  zh: {
    name: '王小明',
    giver: '林美玲',
    device: 'Chrome，Windows',
    plan: '季方案（90 天）',
    message: '生日快樂！\n記得每天說一點。',
    activity: '聽懂第一句：線上說明會',
    joining: '二樓右手邊的教室，請按門鈴。',
    place: '窗邊長桌，台北',
    placeBefore: '河邊教室，台北',
    reason: '講者臨時生病，來不及找人代替。',
    note: '申請的單據和訂單不符，請再確認一次。',
    letter: '您好：\n\n付款之後沒有看到會員效期，可以幫我看看嗎？',
  },
  en: {
    name: 'Ming Wang',
    giver: 'Mei Lin',
    device: 'Chrome, Windows',
    plan: 'Season plan (90 days)',
    message: 'Happy birthday!\nSay a little every day.',
    activity: 'The first sentence: an online talk',
    joining: 'The classroom on the right, second floor. Please ring.',
    place: 'The long table, Taipei',
    placeBefore: 'The classroom by the river, Taipei',
    reason: 'The speaker has fallen ill, and nobody could step in.',
    note: 'The receipt belongs to another order. Please look once more.',
    letter: 'Hello,\n\nI have paid and see no membership. Could you look?',
  },
} satisfies Record<Language, Record<string, string>>;

/** A payload of each template in a language, of nobody: operators read the mails with them, and the tests render
 *  them. A token is as it is mailed, not sealed. */
export function samplePayloads(language: Language): MailTemplates {
  const {
    name,
    giver,
    device,
    plan,
    message,
    activity,
    joining,
    place,
    placeBefore,
    reason,
    note,
    letter,
  } = TEXTS[language];
  const token = 'a-token-that-is-long-enough';
  const refund = { name, ...ORDER, amount: 1537 };
  const invoice = { ...refund, invoice: 'AB12345678', kind: 'MEMBER' } as const;
  const talk = { name, slug: 'a-talk', title: activity, startsAt: AT };
  return {
    'verify-email': { name, token },
    'address-taken': { name },
    'reset-password': { name, token },
    'password-changed': { name },
    'new-device': { name, device, at: AT },
    'email-changing': { name, newEmail: 'next@shuoyi.example' },
    'email-changed': { name, newEmail: 'next@shuoyi.example', token },
    'email-restored': { name },
    'signed-out-everywhere': { name, all: true },
    'deletion-requested': { name, dueAt: AT },
    'deletion-cancelled': { name },
    'account-deleted': { name },
    'activity-seat': { ...talk, joining, code: '012 407' },
    'activity-moved-up': { ...talk, joining, code: '012 407' },
    'activity-waiting': talk,
    'activity-changed': {
      ...{ ...talk, joining, place, endsAt: '2026-11-27T12:00:00.000Z' },
      was: { startsAt: AT_BEFORE, endsAt: AT, place: placeBefore },
    },
    'activity-cancelled': { ...talk, reason },
    'activity-trial': { name, until: AT },
    'order-paid': {
      ...{ name, ...ORDER, total: 1980, discount: 300, memberUntil: AT },
      lines: [{ name: plan, qty: 1, subtotal: 2280 }],
    },
    'gift-arrived': { giftId: '8', name, from: giver, message, token, months: 3, days: 30 },
    'gift-claimed': { name: giver, to: name, ...ORDER },
    'refund-requested': refund,
    'refund-approved': refund,
    'refund-rejected': { ...refund, note },
    'refund-done': { ...refund, cardLast4: '4242', unasked: false },
    'invoice-issued': { ...invoice, kind: 'COMPANY' },
    'invoice-corrected': invoice,
    'invoice-voided': invoice,
    'invoice-allowed': invoice,
    'books-discrepancy': {
      ...{ name, kind: 'WRONG_AMOUNT', number: ORDER.number, gateway: 'sandbox' },
      ...{ reference: 'SYABCDEFGHJKMNPQRTUV', amount: 1, currency: 'TWD', expected: 2280 },
      reason: 'captured',
    },
    'contact-message': {
      ...{ name, id: '9', from: giver, replyTo: 'mei@shuoyi.example', subject: 'ORDER' },
      ...{ orderNumber: ORDER.number, body: letter, language },
    },
    'contact-received': { subject: 'LESSON' },
    'membership-ending': { name, endsAt: AT, tomorrow: false },
    'practice-reminder': {
      ...{ name, token, hour: 20, minutes: 10, isComeback: false },
      step: {
        ...{ kind: 'UNIT', slug: 'tea', level: 'B1', items: 20, minutes: 10 },
        headline: { zh: '茶和雨傘', en: 'Tea and umbrellas' },
        why: { key: 'levelFits', level: 'B1' },
      },
    },
  };
}
