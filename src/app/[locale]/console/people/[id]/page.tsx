import { notFound } from 'next/navigation';
import { pageLanguage } from '~/i18n/server';
import { isUuid } from '~/lib/is-uuid';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { orNotFound } from '../../../_queries/or-not-found';
import { consoleMetadata } from '../../_metadata';
import { PersonPage } from '../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = consoleMetadata('person.read', (t) =>
  t('consoleShell.pages.people'),
);

/** A person: account, membership, orders, letters. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  const { role } = await guardConsolePage(language, 'person.read');
  const { id } = await params;
  const { queries, state } = await prefetcher(language);
  if (!isUuid(id)) notFound();
  await queries.operator.console.person.fetch({ id }).catch(orNotFound);
  return (
    <Prefetched state={state()}>
      <PersonPage id={id} role={role} />
    </Prefetched>
  );
}
