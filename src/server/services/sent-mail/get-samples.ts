import type { MailTemplateName } from '~/domain/mail-template';
import type { Language } from '~/lib/language';
import type { MailSamples, MailTemplateInput } from '~/schemas/operator-mail';
import type { Verb } from '~/server/context';
import { seal } from '~/server/credentials/seal';
import { composeEmail } from '../mail/compose-email';
import { samplePayloads } from '../mail/sample-payloads';
import { requirePermission } from '../operator/permissions';

/** A template with sample data in both languages, composed as the mails that leave are.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function getSamples({
  ctx,
  input: { template },
}: Verb<MailTemplateInput>): Promise<MailSamples> {
  requirePermission({ ctx, input: 'mail.read' });
  return { zh: composeSample(template, 'zh'), en: composeSample(template, 'en') };
}

function composeSample(template: MailTemplateName, language: Language) {
  const payload = samplePayloads(language)[template];
  const { subject, html, text } = composeEmail({
    id: 'sample',
    recipient: 'sample@shuoyi.example',
    template,
    language,
    payload: 'token' in payload ? { ...payload, token: seal(payload.token) } : payload,
  });
  return { subject, html, text };
}
