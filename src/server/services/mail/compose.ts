import { env } from '~/env';
import { LANGUAGE_TAGS, type Language } from '~/i18n/language';
import { localePath } from '~/i18n/paths';
import { unseal } from '~/server/auth/seal';
import type { MailMessage } from '~/server/gateways/mail/transport';
import type { Letter, Letters } from './letter';
import { letterHtml, letterText } from './letter-html';
import { lettersEn } from './letters-en';
import { lettersZh } from './letters-zh';
import type { MailTemplates } from './templates';

const LETTERS: Record<Language, Letters<MailTemplates>> = { zh: lettersZh, en: lettersEn };

/** A row of the outbox, as far as its message goes. */
export interface WaitingMail {
  id: string;
  template: string;
  recipient: string;
  language: Language;
  payload: unknown;
}

/** Makes the message of an outbox row. Addresses come from the settings only.
 *  @throws Error for a template that does not exist */
export function compose(row: WaitingMail): MailMessage {
  const { APP_URL, SITE_NAME_ZH, SITE_NAME_EN } = env();
  const { language } = row;
  const site = language === 'zh' ? SITE_NAME_ZH : SITE_NAME_EN;
  const link = (path: string) => new URL(localePath(language, path), APP_URL).href;
  const letter = write(row, { name: site, link });
  return {
    messageId: `<${row.id}@${new URL(APP_URL).hostname}>`,
    to: row.recipient,
    subject: letter.subject,
    text: letterText(letter, { site }),
    html: letterHtml(letter, { lang: LANGUAGE_TAGS[language], site }),
  };
}

function write(
  { template, language, payload }: WaitingMail,
  site: { name: string; link: (path: string) => string },
): Letter {
  const letters = LETTERS[language] as Record<
    string,
    (payload: unknown, at: typeof site) => Letter
  >;
  const writer = Object.hasOwn(letters, template) ? letters[template] : undefined;
  if (!writer) throw new Error(`There is no mail template "${template}".`);
  const given = payload as { token?: string };
  return writer(given.token ? { ...given, token: unseal(given.token) } : given, site);
}
