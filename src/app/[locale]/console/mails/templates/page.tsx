import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../../_metadata';
import { SamplesPage } from '../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('mail.read', (t) =>
  t('consoleMails.samples.title'),
);

/** Every template of the mails with sample data. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'mail.read');
  return <SamplesPage />;
}
