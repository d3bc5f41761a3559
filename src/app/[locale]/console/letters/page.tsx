import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { LettersPage } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('letter.read', (t) =>
  t('consoleShell.pages.letters'),
);

/** The letters from the contact form. */
export default async function Page({ params }: Props) {
  const { role } = await guardConsolePage(await pageLanguage(params), 'letter.read');
  return <LettersPage role={role} />;
}
