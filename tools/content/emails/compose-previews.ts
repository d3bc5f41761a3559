import { LANGUAGES, type Language } from '~/lib/language';
import { seal } from '~/server/credentials/seal';
import { composeEmail } from '~/server/services/mail/compose-email';
import { samplePayloads } from './sample-payloads';

export interface EmailPreview {
  template: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
}

/** Composes every template in both languages, as the outbox does. */
export function composePreviews(): EmailPreview[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(samplePayloads(language)).map(([template, payload]) => {
      const sealed = 'token' in payload ? { ...payload, token: seal(payload.token) } : payload;
      const row = { id: template, template, recipient: 'ming@shuoyi.example', language };
      const { subject, html, text } = composeEmail({ ...row, payload: sealed });
      return { template, language, subject, html, text };
    }),
  );
}
