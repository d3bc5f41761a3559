import { notFound } from 'next/navigation';
import { pageLanguage } from '~/i18n/server';
import { isUuid } from '~/lib/is-uuid';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { orNotFound } from '../../../../_queries/or-not-found';
import { consoleMetadata } from '../../../_metadata';
import { DraftPage } from '../../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
}

export const generateMetadata = consoleMetadata('unit.read', (t) => t('consoleUnits.draft.title'));

/** A draft of a unit: its words and sentences, what is missing, its clips. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  await guardConsolePage(language, 'unit.read');
  const { id } = await params;
  if (!isUuid(id)) notFound();
  const { queries, state } = await prefetcher(language);
  await queries.operator.units.draft.fetch({ id }).catch(orNotFound);
  return (
    <Prefetched state={state()}>
      <DraftPage id={id} />
    </Prefetched>
  );
}
