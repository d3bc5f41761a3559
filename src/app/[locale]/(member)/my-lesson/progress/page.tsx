import { noindexMetadata } from '~/app/_seo/page-metadata';
import { ProgressReport } from '~/features/progress/components/progress-report';
import { SuspendedCards } from '~/features/review/components/suspended-cards';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { parsePageCount } from '~/schemas/paging';
import { guardUserPage, type RequestedPage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher, prefetchPages } from '~/trpc/prefetcher';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: RequestedPage['query'];
}

export const generateMetadata = noindexMetadata((t) => t('memory.report.title'));

/** The learner's progress: time spoken, retained words, phonemes, and suspended cards. */
export default async function ProgressPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await guardUserPage(language, { path: route('my-lesson-progress'), query });
  const { queries, caller, state } = await prefetcher(language);
  await Promise.all([
    queries.progress.report.prefetch(),
    prefetchPages(
      queries.queryClient,
      queries.review.suspendedCards.infiniteQueryOptions({}),
      (cursor) => caller.review.suspendedCards({ cursor }),
      parsePageCount((await query).show),
    ),
  ]);
  return (
    <Prefetched state={state()}>
      <ProgressReport />
      <SuspendedCards />
    </Prefetched>
  );
}
