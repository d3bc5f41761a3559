import { describe, expect, it } from 'vitest';
import { MAIL_TEMPLATES, type MailTemplateName } from '~/domain/mail-template';
import { LANGUAGE_TAGS, LANGUAGES } from '~/lib/language';
import { seal } from '~/server/credentials/seal';
import { composeEmail } from './compose-email';
import { samplePayload } from './compose-sample';
import { MAILS } from './emails/all';

const ID = '01980000-0000-7000-8000-000000000001';
const TOKEN = 'a-token-that-is-long-enough';
const NAME = '王<b onclick="x">小明</b> & "Ming"';
const ATTACK = '<90 天><b onclick="x">';

/** Fields that people typed or that come from other programs. */
const NAMES = ['name', 'from', 'to'];
const FREE_TEXTS = ['device', 'title', 'joining', 'message', 'note', 'reason', 'body'];

/** A payload with an attack in every text of foreign origin. */
function attacked<T>(payload: T): T {
  const copy = JSON.stringify(payload, (key, value) => {
    if (typeof value !== 'string') return value;
    if (NAMES.includes(key)) return NAME;
    return FREE_TEXTS.includes(key) || key === 'zh' || key === 'en' ? `${value}${ATTACK}` : value;
  });
  return JSON.parse(copy);
}

/** The path of each template's button. */
const PATHS: Record<MailTemplateName, string | null> = {
  'verify-email': `/email-verify/${TOKEN}`,
  'address-taken': '/login',
  'reset-password': `/password-reset/${TOKEN}`,
  'password-changed': '/login',
  'new-device': '/forgot-password',
  'email-changing': null,
  'email-changed': `/email-restore/${TOKEN}`,
  'email-restored': '/#contact',
  'signed-out-everywhere': '/login',
  'deletion-requested': '/profile/security',
  'deletion-cancelled': '/my-lesson',
  'account-deleted': null,
  'activity-seat': '/discovery-activity/a-talk',
  'activity-moved-up': '/discovery-activity/a-talk',
  'activity-waiting': '/discovery-activity/a-talk',
  'activity-changed': '/discovery-activity/a-talk',
  'activity-cancelled': '/discovery-activity',
  'activity-trial': '/course-news',
  'order-paid': '/order-created/7',
  'gift-arrived': `/gift/${TOKEN}`,
  'gift-claimed': '/order-created/7',
  'refund-requested': '/order-created/7',
  'refund-approved': '/order-created/7',
  'refund-rejected': '/order-created/7',
  'invoice-issued': '/order-created/7',
  'invoice-corrected': '/order-created/7',
  'invoice-voided': '/order-created/7',
  'invoice-allowed': '/order-created/7',
  'refund-done': '/order-created/7',
  'books-discrepancy': null,
  'contact-message': null,
  'contact-received': '/faq',
  'membership-ending': '/price',
  'practice-reminder': '/course-news/tea/lesson',
};
const EACH = MAIL_TEMPLATES.flatMap((template) =>
  LANGUAGES.map((language) => ({
    template,
    language,
    payload: attacked(samplePayload(template, 'zh')),
    path: PATHS[template],
  })),
);

it('Every template has a text in both languages, a sample, and a place among the operators’ list', () => {
  const all = [...MAIL_TEMPLATES].sort();
  expect(new Set(all).size).toBe(all.length);
  expect(Object.keys(MAILS).sort()).toEqual(all);
  for (const mail of Object.values(MAILS))
    expect(Object.keys(mail).sort()).toEqual(['en', 'sample', 'zh']);
});

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
    expect(html).not.toMatch(/<b onclick|<90 天/);
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
  const payload = attacked(samplePayload('contact-message', 'zh'));
  const row = { id: ID, recipient: 'hello@shuoyi.example', language: 'zh' as const, payload };
  const message = composeEmail({ ...row, template: 'contact-message' });
  expect(message).toMatchObject({ replyTo: 'mei@shuoyi.example', to: 'hello@shuoyi.example' });
  expect(message.text).not.toContain('不要直接回覆');
  expect(composeEmail({ ...row, template: 'password-changed' })).not.toHaveProperty('replyTo');
});

it('Only the mail of a reminder can be stopped: by the address of its call, and by a link to the page that asks', () => {
  const payload = attacked(samplePayload('practice-reminder', 'zh'));
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
