import type { Language } from '~/lib/language';
import type { MailTemplates } from '~/server/services/mail/templates';

const TOKEN = 'preview-token-preview-token-preview';
const ID = '01980000-0000-7000-8000-000000000001';
const ORDER = { orderId: ID, number: 'SY20261121-ABCD1' };
const AT = '2026-11-30T12:00:00.000Z';

type Payloads = { [T in keyof MailTemplates]: MailTemplates[T] };

/** Sample data of each template. The type keeps the list complete: a new template does not compile without a
 *  sample. */
export function samplePayloads(language: Language): Payloads {
  const say = (zh: string, en: string) => (language === 'zh' ? zh : en);
  const name = say('王小明', 'Ming Wang');
  const friend = say('林美玲', 'Mei-ling Lin');
  const talk = {
    slug: 'a-talk',
    title: say('聽懂第一句', 'Catch the First Sentence'),
    startsAt: AT,
  };
  const joining = say(
    '台北市中正區重慶南路一段 1 號 2 樓',
    '2F, 1 Chongqing South Road Section 1, Taipei',
  );
  const refund = { name, ...ORDER, amount: 1537 };
  const invoice = { ...refund, invoice: 'AB12345678', kind: 'MEMBER' } as const;
  const plan = say('季方案', 'Quarterly');
  return {
    'verify-email': { name, token: TOKEN },
    'address-taken': { name },
    'reset-password': { name, token: TOKEN },
    'password-changed': { name },
    'new-device': { name, device: 'Chrome, Linux', at: AT },
    'email-changing': { name, newEmail: 'ming.new@shuoyi.example' },
    'email-changed': { name, newEmail: 'ming.new@shuoyi.example', token: TOKEN },
    'email-restored': { name },
    'signed-out-everywhere': { name, all: true },
    'deletion-requested': { name, dueAt: AT },
    'deletion-cancelled': { name },
    'account-deleted': { name },
    'activity-seat': { name, ...talk, joining },
    'activity-moved-up': { name, ...talk, joining },
    'activity-waiting': { name, ...talk },
    'activity-changed': {
      ...{ name, ...talk, joining, place: talk.title, endsAt: talk.startsAt },
      was: { place: talk.title },
    },
    'activity-cancelled': { name, ...talk, reason: talk.title },
    'activity-trial': { name, until: AT },
    'order-paid': {
      name,
      ...ORDER,
      total: 1980,
      discount: 300,
      lines: [{ name: plan, qty: 1, subtotal: 2280 }],
      memberUntil: AT,
    },
    'refund-requested': refund,
    'refund-approved': refund,
    'refund-rejected': {
      ...refund,
      note: say('已經看完三堂會員課程。', 'Three of the members’ lessons were finished.'),
    },
    'refund-done': { ...refund, cardLast4: '4242', unasked: false },
    'membership-ending': { name, endsAt: AT, tomorrow: false },
    'practice-reminder': {
      name,
      token: TOKEN,
      hour: 20,
      step: {
        kind: 'UNIT',
        slug: 'tea-and-umbrellas',
        headline: { zh: '茶和雨傘', en: 'Tea and umbrellas' },
        level: 'B1',
        items: 20,
        minutes: 10,
        why: { key: 'levelFits', level: 'B1' },
      },
      minutes: 10,
      isComeback: false,
    },
    'invoice-issued': invoice,
    'invoice-corrected': invoice,
    'invoice-voided': invoice,
    'invoice-allowed': invoice,
    'books-discrepancy': {
      name,
      kind: 'WRONG_AMOUNT',
      number: ORDER.number,
      gateway: 'sandbox',
      reference: 'SYABCDEFGHJKMNPQRTUV',
      amount: 2070,
      currency: 'TWD',
      expected: 2280,
    },
    'gift-arrived': {
      giftId: ID,
      name: friend,
      from: name,
      message: say('生日快樂！\n一起開口說英文。', 'Happy birthday!\nLet us speak English.'),
      token: TOKEN,
      months: 3,
      days: 0,
    },
    'gift-claimed': { name, to: friend, ...ORDER },
    'contact-message': {
      name,
      id: ID,
      from: friend,
      replyTo: 'mei@shuoyi.example',
      subject: 'ORDER',
      orderNumber: ORDER.number,
      body: say('請問發票會寄到哪裡？\n謝謝。', 'Where does the invoice go?\nThank you.'),
      language,
    },
    'contact-received': { subject: 'LESSON' },
  };
}
