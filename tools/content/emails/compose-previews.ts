import { MAIL_TEMPLATES } from '~/domain/mail-template';
import { LANGUAGES, type Language } from '~/lib/language';
import { composeSample } from '~/server/services/mail/compose-sample';

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
    MAIL_TEMPLATES.map((template) => {
      const { subject, html, text } = composeSample(template, language);
      return { template, language, subject, html, text };
    }),
  );
}
