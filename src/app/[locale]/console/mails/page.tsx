import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { MailsPage } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('mail.read', (t) => t('consoleShell.pages.mails'));

/** The mails that were sent, with their delivery. */
export default async function Page({ params }: Props) {
  const { role } = await guardConsolePage(await pageLanguage(params), 'mail.read');
  return <MailsPage role={role} />;
}
