import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { MyLesson } from '~/features/lesson/components/my-lesson';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { requireUserPage } from '~/server/auth/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return { title: t('lesson.mine.title') };
}

/** My Learning: the units begun, where they stand, and what to do now. */
export default async function MyLessonPage({ params }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, route('my-lesson'));
  const { ask, state } = await prefetcher(language);
  await ask.lesson.mine.prefetch();
  return (
    <HydrationBoundary state={state()}>
      <MyLesson />
    </HydrationBoundary>
  );
}
