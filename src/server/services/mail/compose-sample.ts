import type { MailTemplateName } from '~/domain/mail-template';
import type { Language } from '~/lib/language';
import { seal } from '~/server/credentials/seal';
import type { MailMessage } from '~/server/gateways/mail/transport';
import { composeEmail } from './compose-email';
import type { Sample } from './define-mail';
import { MAILS, type MailPayloads } from './emails/all';

const SAMPLES: Record<Language, Sample> = {
  zh: { ...sampleIn('zh'), name: '王小明', giver: '林美玲' },
  en: { ...sampleIn('en'), name: 'Ming Wang', giver: 'Mei Lin' },
};

function sampleIn(language: Language) {
  return {
    language,
    token: 'a-token-that-is-long-enough',
    at: '2026-11-27T11:00:00.000Z',
    order: { orderId: '7', number: 'SY20261121-ABCD1' },
    say: (zh: string, en: string) => (language === 'zh' ? zh : en),
  };
}

/** The payload of a mail without a recipient. */
export const samplePayload = <T extends MailTemplateName>(template: T, language: Language) =>
  MAILS[template].sample(SAMPLES[language]) as MailPayloads[T];

/** Composes a sample mail in the same way as sent mails. */
export function composeSample(template: MailTemplateName, language: Language): MailMessage {
  const payload = samplePayload(template, language);
  return composeEmail({
    id: 'sample',
    recipient: 'sample@shuoyi.example',
    template,
    language,
    payload: 'token' in payload ? { ...payload, token: seal(payload.token) } : payload,
  });
}
