import type { LegalNames } from '~/domain/legal-text';
import { env } from '~/env';
import { settingIn } from '~/i18n/writing';
import type { Language } from '~/lib/language';
import type { Database } from '~/server/db';
import { planNames } from '../plan/plan-names';

/** Values of the placeholders of legal texts and answers: the provider from the settings, prices from the plans on
 *  sale. */
export async function legalNames(db: Database): Promise<Record<Language, LegalNames>> {
  const [zh, en] = await Promise.all([planNames(db, 'zh'), planNames(db, 'en')]);
  return { zh: { ...settingNames('zh'), ...zh }, en: { ...settingNames('en'), ...en } };
}

function settingNames(language: Language): LegalNames {
  const settings = env();
  return {
    operator: settingIn(settings, 'OPERATOR_NAME', language),
    address: settingIn(settings, 'OPERATOR_ADDRESS', language),
    taxId: settings.OPERATOR_TAX_ID,
    email: settings.CONTACT_EMAIL,
  };
}
