import { pageLanguage } from '~/i18n/server';
import { numbersSchema } from '~/schemas/numbers';
import { guardConsolePage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { consoleMetadata } from '../_metadata';
import { NumbersPage } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: Promise<{ days?: string | string[] }>;
}

export const generateMetadata = consoleMetadata('numbers.read', (t) => t('consoleNumbers.title'));

/** The operators' numbers. */
export default async function Page({ params, searchParams }: Props) {
  const language = await pageLanguage(params);
  await guardConsolePage(language, 'numbers.read');
  const asked = numbersSchema.safeParse({ days: Number((await searchParams).days) });
  const { days } = asked.data ?? numbersSchema.parse({});
  const { queries, state } = await prefetcher(language);
  await queries.operator.numbers.get.prefetch({ days });
  return (
    <Prefetched state={state()}>
      <NumbersPage days={days} />
    </Prefetched>
  );
}
