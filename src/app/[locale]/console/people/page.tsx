import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { PersonTable } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('person.read', (t) =>
  t('consoleShell.pages.people'),
);

/** Everybody with an account. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'person.read');
  return <PersonTable />;
}
