import { HydrationBoundary } from '@tanstack/react-query';
import { ownPage } from '~/app/_public/page-metadata';
import { Phrases } from '~/components/ui/phrases';
import { MyLesson } from '~/features/lesson/components/my-lesson';
import { PracticeSettings } from '~/features/lesson/components/practice-settings';
import { MyMedia } from '~/features/media-lesson/components/my-media';
import { WeekPanel } from '~/features/progress/components/week-panel';
import { ReviewToday } from '~/features/review/components/review-today';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { type AskedPage, requireUserPage } from '~/server/api/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: AskedPage['query'];
}

export const generateMetadata = ownPage((t) => t('lesson.mine.title'));

/** My Learning: today's review, the week, the units and the recorded lessons: where they stand and what
 *  to do now. */
export default async function MyLessonPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, { path: route('my-lesson'), query });
  const t = await getI18n();
  const { ask, state } = await prefetcher(language);
  await Promise.all([
    ask.lesson.mine.prefetch(),
    ask.mediaLesson.mine.prefetch(),
    ask.review.today.prefetch(),
    ask.progress.week.prefetch(),
    ask.course.units.prefetch(),
    ask.settings.get.prefetch(),
  ]);
  return (
    <HydrationBoundary state={state()}>
      <h1 className="mb-6 text-3xl">
        <Phrases>{t('lesson.mine.title')}</Phrases>
      </h1>
      <div className="mb-10 grid gap-6 lg:grid-cols-[1fr_22rem]">
        <ReviewToday />
        <WeekPanel />
      </div>
      <MyLesson />
      <MyMedia />
      <PracticeSettings />
    </HydrationBoundary>
  );
}
