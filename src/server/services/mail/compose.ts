import { env } from '~/env';
import { localePath } from '~/i18n/paths';
import { LANGUAGE_TAGS, type Language } from '~/lib/language';
import { unseal } from '~/server/credentials/seal';
import type { MailMessage } from '~/server/gateways/mail/transport';
import type { Letter, Letters } from './letter';
import { type FrameWords, letterHtml, letterText } from './letter-html';
import { lettersEn } from './letters-en';
import { lettersZh } from './letters-zh';
import type { MailTemplates } from './templates';

const LETTERS: Record<Language, Letters<MailTemplates>> = { zh: lettersZh, en: lettersEn };

const WORDS: Record<Language, (site: string) => FrameWords> = {
  zh: (site) => ({
    bareLink: '按鈕沒有反應的話，請把這個網址貼到瀏覽器：',
    foot: `這封信由${site}自動寄出，請不要直接回覆。`,
  }),
  en: (site) => ({
    bareLink: 'If the button does nothing, paste this address into your browser:',
    foot: `${site} sent this automatically. Please do not reply to it.`,
  }),
};

/** What people called themselves, or somebody else. */
const TYPED = ['name', 'from', 'to'] as const;

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
  const frame = {
    lang: LANGUAGE_TAGS[language],
    site,
    home: link('/'),
    words: WORDS[language](site),
  };
  return {
    messageId: `<${row.id}@${new URL(APP_URL).hostname}>`,
    to: row.recipient,
    ...(letter.replyTo && { replyTo: letter.replyTo }),
    subject: letter.subject,
    text: letterText(letter, frame),
    html: letterHtml(letter, frame),
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
  const given = payload as { token?: string; message?: string | null } & Partial<
    Record<(typeof TYPED)[number], string | null>
  >;
  const readable = {
    ...given,
    ...(given.token && { token: unseal(given.token) }),
    ...Object.fromEntries(
      TYPED.flatMap((key) => (given[key] ? [[key, withoutLinks(given[key])]] : [])),
    ),
    ...(given.message && { message: given.message.split('\n').map(withoutLinks).join('\n') }),
  };
  return writer(readable, site);
}

/** A line that mail programs make no link of: anybody may sign up with the address of somebody else and
 *  a name that says where to click. */
function withoutLinks(line: string): string {
  return line.replace(/[.:@\\]+(?=\S)/g, ' ').replace(/\s+/g, ' ');
}
