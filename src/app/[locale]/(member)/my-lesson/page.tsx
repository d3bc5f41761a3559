import { noindexMetadata } from '~/app/_seo/page-metadata';
import { Phrases } from '~/components/ui/phrases';
import { MyLesson } from '~/features/lesson/components/my-lesson/my-lesson';
import { MyMedia } from '~/features/media-lesson/components/my-media';
import { Today } from '~/features/next-step/components/today';
import { WeekPanel } from '~/features/progress/components/week-panel';
import { ReviewNotes } from '~/features/review/components/review-notes';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { parseMyUnitFilter } from '~/schemas/lesson';
import { parsePageCount } from '~/schemas/paging';
import { guardUserPage, type RequestedPage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher, prefetchPages } from '~/trpc/prefetcher';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: RequestedPage['query'];
}

export const generateMetadata = noindexMetadata((t) => t('lesson.mine.title'));

/** My Learning: today's steps, the week, and the units and media lessons with their progress. */
export default async function MyLessonPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await guardUserPage(language, { path: route('my-lesson'), query });
  const t = await getI18n();
  const { queries, caller, state } = await prefetcher(language);
  const { filter: filterName, show } = await query;
  const filter = parseMyUnitFilter(filterName);
  await Promise.all([
    queries.lesson.overview.prefetch(),
    prefetchPages(
      queries.queryClient,
      queries.lesson.mine.infiniteQueryOptions({ filter }),
      (cursor) => caller.lesson.mine({ filter, cursor }),
      parsePageCount(show),
    ),
    queries.mediaLesson.mine.prefetch(),
    queries.nextStep.today.prefetch({}),
    queries.review.today.prefetch(),
    queries.progress.week.prefetch(),
  ]);
  return (
    <Prefetched state={state()}>
      <h1 className="mb-6 text-3xl">
        <Phrases>{t('lesson.mine.title')}</Phrases>
      </h1>
      <div className="mb-10 grid gap-6 lg:grid-cols-[1fr_22rem]">
        <Today />
        <WeekPanel />
        <ReviewNotes />
      </div>
      <MyLesson />
      <MyMedia />
    </Prefetched>
  );
}
