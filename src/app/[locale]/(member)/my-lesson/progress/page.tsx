import { HydrationBoundary } from '@tanstack/react-query';
import { ownPage } from '~/app/_public/page-metadata';
import { ProgressReport } from '~/features/progress/components/progress-report';
import { CardsSetAside } from '~/features/review/components/cards-set-aside';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { type AskedPage, requireUserPage } from '~/server/api/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: AskedPage['query'];
}

export const generateMetadata = ownPage((t) => t('memory.report.title'));

/** Time spoken, words kept, sounds, and what was put away. */
export default async function ProgressPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, { path: route('my-lesson-progress'), query });
  const { ask, state } = await prefetcher(language);
  await Promise.all([ask.progress.report.prefetch(), ask.review.setAside.prefetch()]);
  return (
    <HydrationBoundary state={state()}>
      <ProgressReport />
      <CardsSetAside />
    </HydrationBoundary>
  );
}
