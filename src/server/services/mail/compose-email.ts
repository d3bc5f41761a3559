import { env } from '~/env';
import { localePath } from '~/i18n/paths';
import { settingIn } from '~/i18n/writing';
import { LANGUAGE_TAGS, type Language } from '~/lib/language';
import { toTable } from '~/lib/to-table';
import { unseal } from '~/server/credentials/seal';
import type { MailMessage } from '~/server/gateways/mail/transport';
import type { EmailContent, EmailSite } from './email-content';
import { MAILS } from './emails/all';
import { type EmailLayoutTexts, renderEmailHtml, renderEmailText } from './render-email';

const WRITERS = toTable(MAILS as Record<string, Record<Language, WriteEmail>>);

type WriteEmail = (payload: unknown, site: EmailSite) => EmailContent;

const LAYOUT_TEXTS: Record<Language, (site: string) => EmailLayoutTexts> = {
  zh: (site) => ({
    linkFallback: '按鈕沒有反應的話，請把這個網址貼到瀏覽器：',
    footer: `這封信由${site}自動寄出，請不要直接回覆。`,
    beforeValue: '　',
    beforeAddress: '：',
  }),
  en: (site) => ({
    linkFallback: 'If the button does not work, paste this address into your browser:',
    footer: `${site} sent this e-mail automatically. Please do not reply to it.`,
    beforeValue: ': ',
    beforeAddress: ': ',
  }),
};

/** Fields of a payload that users typed. */
const USER_TYPED_FIELDS = ['name', 'from', 'to'] as const;

/** The columns of an outbox row that its mail is composed from. */
export interface QueuedEmail {
  id: string;
  template: string;
  recipient: string;
  language: Language;
  payload: unknown;
}

/** Composes the mail of an outbox row. Addresses in it come from the settings only.
 *  @throws Error for a template that does not exist */
export function composeEmail(row: QueuedEmail): MailMessage {
  const { APP_URL, CONTACT_EMAIL } = env();
  const { language } = row;
  const site = settingIn(env(), 'SITE_NAME', language);
  const link = (path: string) => new URL(localePath(language, path), APP_URL).href;
  const call = (path: string) => new URL(path, APP_URL).href;
  const email = renderTemplate(row, { name: site, email: CONTACT_EMAIL, link, call });
  const layout = {
    lang: LANGUAGE_TAGS[language],
    site,
    home: link('/'),
    texts: LAYOUT_TEXTS[language](site),
  };
  return {
    messageId: `<${row.id}@${new URL(APP_URL).hostname}>`,
    to: row.recipient,
    ...(email.replyTo && { replyTo: email.replyTo }),
    ...(email.stop && { stopUrl: email.stop.callUrl }),
    subject: email.subject,
    text: renderEmailText(email, layout),
    html: renderEmailHtml(email, layout),
  };
}

function renderTemplate(
  { template, language, payload }: QueuedEmail,
  site: EmailSite,
): EmailContent {
  const writeEmail = WRITERS.get(template)?.[language];
  if (!writeEmail) throw new Error(`There is no e-mail template "${template}".`);
  const storedPayload = payload as { token?: string; message?: string | null } & Partial<
    Record<(typeof USER_TYPED_FIELDS)[number], string | null>
  >;
  const safePayload = {
    ...storedPayload,
    ...(storedPayload.token && { token: unseal(storedPayload.token) }),
    ...Object.fromEntries(
      USER_TYPED_FIELDS.flatMap((key) =>
        storedPayload[key] ? [[key, withoutLinks(storedPayload[key])]] : [],
      ),
    ),
    ...(storedPayload.message && {
      message: storedPayload.message.split('\n').map(withoutLinks).join('\n'),
    }),
  };
  return writeEmail(safePayload, site);
}

/** Replaces the characters that mail programs recognise addresses by, because an attacker may sign up with
 *  another person's e-mail and an address as the name. */
function withoutLinks(line: string): string {
  return line.replace(/[.:@\\]+(?=\S)/g, ' ').replace(/\s+/g, ' ');
}
