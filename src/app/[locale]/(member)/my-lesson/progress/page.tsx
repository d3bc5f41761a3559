import { HydrationBoundary } from '@tanstack/react-query';
import { ownPage } from '~/app/_public/page-metadata';
import { ProgressReport } from '~/features/progress/components/progress-report';
import { CardsSetAside } from '~/features/review/components/cards-set-aside';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { requireUserPage } from '~/server/auth/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ownPage((t) => t('memory.report.title'));

/** Time spoken, words kept, sounds, and what was put away. */
export default async function ProgressPage({ params }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, route('my-lesson-progress'));
  const { ask, state } = await prefetcher(language);
  await Promise.all([ask.progress.report.prefetch(), ask.review.setAside.prefetch()]);
  return (
    <HydrationBoundary state={state()}>
      <ProgressReport />
      <CardsSetAside />
    </HydrationBoundary>
  );
}
