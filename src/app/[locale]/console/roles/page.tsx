import { hasPermission } from '~/domain/permissions';
import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { RolesPage } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('role.read', (t) =>
  t('consoleShell.rolePage.title'),
);

/** Which role may do what. */
export default async function Page({ params }: Props) {
  const { role } = await guardConsolePage(await pageLanguage(params), 'role.read');
  return <RolesPage canSet={hasPermission(role, 'role.set')} />;
}
