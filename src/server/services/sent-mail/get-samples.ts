import type { MailTemplateName } from '~/domain/mail-template';
import type { Language } from '~/lib/language';
import type { MailSamples, MailTemplateInput } from '~/schemas/operator-mail';
import type { Verb } from '~/server/context';
import { composeSample } from '../mail/compose-sample';
import { requirePermission } from '../operator/permissions';

/** A template with sample data in both languages, composed in the same way as sent mails.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function getSamples({
  ctx,
  input: { template },
}: Verb<MailTemplateInput>): Promise<MailSamples> {
  requirePermission({ ctx, input: 'mail.read' });
  return { zh: toSample(template, 'zh'), en: toSample(template, 'en') };
}

function toSample(template: MailTemplateName, language: Language) {
  const { subject, html, text } = composeSample(template, language);
  return { subject, html, text };
}
