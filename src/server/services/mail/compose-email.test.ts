import { describe, expect, it } from 'vitest';
import { LANGUAGE_TAGS, LANGUAGES } from '~/lib/language';
import { seal } from '~/server/credentials/seal';
import { composeEmail } from './compose-email';
import type { MailTemplates } from './templates';

const ID = '01980000-0000-7000-8000-000000000001';
const TOKEN = 'a-token-that-is-long-enough';
const NAME = '王<b onclick="x">小明</b> & "Ming"';
const at = '2026-11-21T04:00:00.000Z';

const TALK = { slug: 'a-talk', title: '聽懂第一句 <線上>', startsAt: at };

const REFUND = { name: NAME, orderId: '7', number: 'SY20261121-ABCD1', amount: 1800 };

const INVOICE = { ...REFUND, invoice: 'AB12345678', kind: 'MEMBER' } as const;

/** A payload of each template, and the path of its button. */
const SAMPLES: { [T in keyof MailTemplates]: [payload: MailTemplates[T], path: string | null] } = {
  'verify-email': [{ name: NAME, token: TOKEN }, `/email-verify/${TOKEN}`],
  'address-taken': [{ name: NAME }, '/login'],
  'reset-password': [{ name: NAME, token: TOKEN }, `/password-reset/${TOKEN}`],
  'password-changed': [{ name: NAME }, '/login'],
  'new-device': [{ name: NAME, device: 'Chrome, <Linux>', at }, '/forgot-password'],
  'email-changing': [{ name: NAME, newEmail: 'next@shuoyi.example' }, null],
  'signed-out-everywhere': [{ name: NAME, all: true }, '/login'],
  'deletion-requested': [{ name: NAME, dueAt: at }, '/profile/security'],
  'deletion-cancelled': [{ name: NAME }, '/my-lesson'],
  'account-deleted': [{ name: NAME }, null],
  'activity-seat': [{ name: NAME, ...TALK, joining: '二樓 <左邊>' }, '/discovery-activity/a-talk'],
  'activity-moved-up': [{ name: NAME, ...TALK, joining: '二樓' }, '/discovery-activity/a-talk'],
  'activity-waiting': [{ name: NAME, ...TALK }, '/discovery-activity/a-talk'],
  'activity-trial': [{ name: NAME, until: at }, '/course-news'],
  'order-paid': [
    {
      name: NAME,
      orderId: '7',
      number: 'SY20261121-ABCD1',
      total: 2370,
      discount: 300,
      lines: [{ name: '季方案 <90 天>', qty: 1, subtotal: 2670 }],
      memberUntil: at,
    },
    '/order-created/7',
  ],
  'gift-arrived': [
    {
      giftId: '8',
      name: NAME,
      from: NAME,
      message: '生日快樂 <3\n加油',
      token: TOKEN,
      months: 3,
      days: 30,
    },
    `/gift/${TOKEN}`,
  ],
  'gift-claimed': [
    { name: NAME, to: NAME, orderId: '7', number: 'SY20261121-ABCD1' },
    '/order-created/7',
  ],
  'refund-requested': [REFUND, '/order-created/7'],
  'refund-approved': [REFUND, '/order-created/7'],
  'refund-rejected': [{ ...REFUND, note: '<b>單據不符</b>' }, '/order-created/7'],
  'invoice-issued': [{ ...INVOICE, kind: 'COMPANY' }, '/order-created/7'],
  'invoice-corrected': [INVOICE, '/order-created/7'],
  'invoice-voided': [INVOICE, '/order-created/7'],
  'invoice-allowed': [INVOICE, '/order-created/7'],
  'refund-done': [{ ...REFUND, cardLast4: '4242', unasked: false }, '/order-created/7'],
  'books-discrepancy': [
    {
      name: NAME,
      kind: 'WRONG_AMOUNT',
      number: 'SY20261121-ABCD1',
      gateway: 'sandbox',
      reference: 'SYABCDEFGHJKMNPQRTUV',
      amount: 1,
      currency: 'TWD',
      expected: 2670,
      reason: '<b onclick="x">captured',
    },
    null,
  ],
  'contact-message': [
    {
      name: NAME,
      id: ID,
      from: 'Zoë <i>',
      replyTo: 'zoe@shuoyi.example',
      subject: 'ORDER',
      orderNumber: 'SY20261121-ABCD1',
      body: '第一行 <90 天>\n\n第二行',
      language: 'zh',
    },
    null,
  ],
  'contact-received': [{ subject: 'LESSON' }, '/faq'],
  'membership-ending': [{ name: NAME, endsAt: at, tomorrow: false }, '/price'],
  'practice-reminder': [
    {
      name: NAME,
      token: TOKEN,
      hour: 20,
      step: {
        kind: 'UNIT',
        slug: 'tea',
        headline: { zh: '茶和雨傘 <一>', en: 'Tea <b onclick="x">and umbrellas' },
        level: 'B1',
        items: 20,
        minutes: 10,
        why: { key: 'levelFits', level: 'B1' },
      },
      minutes: 10,
      isComeback: false,
    },
    '/course-news/tea/lesson',
  ],
};
const EACH = Object.entries(SAMPLES).flatMap(([template, [payload, path]]) =>
  LANGUAGES.map((language) => ({ template, language, payload, path })),
);

function composeSample({ template, language, payload }: (typeof EACH)[number]) {
  const sealed = 'token' in payload ? { ...payload, token: seal(payload.token) } : payload;
  return composeEmail({
    id: ID,
    template,
    recipient: 'm@shuoyi.example',
    language,
    payload: sealed,
  });
}

it.each(EACH.filter(({ language }) => language === 'en'))(
  'The English e-mail $template has no full-width sign beside those of the names in it',
  (sample) => {
    const { html, text, subject } = composeSample(sample);
    const full = /[\u3000-\u303f\uff00-\uffef]/g;
    const given = new Set(JSON.stringify(sample.payload).match(full));
    for (const part of [html, text, subject])
      expect((part.match(full) ?? []).filter((sign) => !given.has(sign))).toEqual([]);
  },
);

describe.each(EACH)('The e-mail $template in $language', (sample) => {
  const { language, path } = sample;

  it('The e-mail’s subject is short and has no user input', () => {
    const { subject } = composeSample(sample);
    expect(subject.length).toBeGreaterThan(3);
    expect(subject.length).toBeLessThanOrEqual(60);
    expect(subject).not.toMatch(/小明|Ming|[\r\n]/);
  });

  it('The e-mail’s links lead to the site’s own address in HTML and text', () => {
    const { html, text } = composeSample(sample);
    const prefix = language === 'en' ? '/en' : '';
    const home = `http://localhost:3000${prefix || '/'}`;
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
    for (const href of links) expect(href.startsWith(home)).toBe(true);
    for (const [url] of text.matchAll(/https?:\S+/g)) expect(url.startsWith(home)).toBe(true);
    if (!path) return;
    const link = `http://localhost:3000${prefix}${path}`;
    expect(links).toContain(link);
    expect(text.split('\n')).toContain(link);
  });

  it('The e-mail’s names are escaped in HTML and unchanged in text', () => {
    const { html, text } = composeSample(sample);
    expect(html).not.toMatch(/<b onclick|<90 天|<Linux/);
    expect(html).not.toMatch(/<img|<script|url\(/);
    if ('name' in sample.payload) {
      expect(html).toContain('&lt;b onclick=&quot;x&quot;&gt;');
      expect(text).toContain('"Ming"');
    }
    expect(`${html}${text}`).not.toMatch(/undefined|\[object|NaN|Invalid Date/);
  });

  it('The e-mail’s HTML states its language and has the same text as the plain part', () => {
    const { html, text } = composeSample(sample);
    expect(html).toContain(`<html lang="${LANGUAGE_TAGS[language]}"`);
    const words = html.replace(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ').replace(/\s+/g, '');
    for (const line of text.split('\n').filter((line) => /^[^<>&"']{8,}$/.test(line)))
      for (const part of line.split(/　|：$|: (?=\S)|: $/))
        expect(words).toContain(part.replace(/\s+/g, ''));
  });
});

it('A name with addresses in it makes no link in an e-mail', () => {
  const payload = { name: '領獎 https://evil.example/win www.evil.example', token: seal(TOKEN) };
  const row = { id: ID, template: 'verify-email', recipient: 'm@shuoyi.example', payload };
  const { html, text } = composeEmail({ ...row, language: 'zh' });
  expect(`${html}${text}`).not.toMatch(/evil\.|:\/\/evil/);
  expect(text).toContain('領獎 https //evil example/win www evil example');
});

it('The mail of a contact message has its sender as the reply address, and no other mail has one', () => {
  const [payload] = SAMPLES['contact-message'];
  const row = { id: ID, recipient: 'hello@shuoyi.example', language: 'zh' as const, payload };
  const message = composeEmail({ ...row, template: 'contact-message' });
  expect(message).toMatchObject({ replyTo: 'zoe@shuoyi.example', to: 'hello@shuoyi.example' });
  expect(message.text).not.toContain('不要直接回覆');
  expect(composeEmail({ ...row, template: 'password-changed' })).not.toHaveProperty('replyTo');
});

it('Only the mail of a reminder can be stopped: by the address of its call, and by a link to the page that asks', () => {
  const [payload] = SAMPLES['practice-reminder'];
  const row = { id: ID, recipient: 'm@shuoyi.example', language: 'en' as const };
  const token = seal(TOKEN);
  const message = composeEmail({
    ...row,
    template: 'practice-reminder',
    payload: { ...payload, token },
  });
  expect(message.stopUrl).toBe(`http://localhost:3000/api/reminders/${TOKEN}`);
  const page = `http://localhost:3000/en/reminder/${TOKEN}`;
  expect(message.html).toContain(`href="${page}"`);
  expect(message.text).toContain(`<${page}>\n`);
  const other = composeEmail({ ...row, template: 'password-changed', payload: { name: NAME } });
  expect(other).not.toHaveProperty('stopUrl');
});
