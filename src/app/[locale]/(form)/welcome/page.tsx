import { redirect } from 'next/navigation';
import { noindexMetadata } from '~/app/_seo/page-metadata';
import { openQuestions } from '~/domain/onboarding';
import { localePath } from '~/i18n/paths';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { safeRedirectPath } from '~/lib/safe-redirect-path';
import { guardUserPage, type RequestedPage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { SpokenOnboarding } from './spoken-onboarding';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: RequestedPage['query'];
}

export const generateMetadata = noindexMetadata((t) => t('onboarding.title'));

/** The onboarding: questions shown once to an account. Users without open questions are redirected. */
export default async function WelcomePage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await guardUserPage(language, { path: route('welcome'), query });
  const next = safeRedirectPath((await query).next);
  const { queries, state } = await prefetcher(language);
  const { asked, goal } = await queries.settings.get.fetch();
  const questions = openQuestions(asked);
  if (questions.length === 0) redirect(next ?? localePath(language, route('my-lesson')));
  await Promise.all([
    queries.auth.me.prefetch(),
    questions.includes('LEVEL') && queries.lesson.levelSamples.prefetch(),
  ]);
  return (
    <Prefetched state={state()}>
      <SpokenOnboarding questions={questions} goal={goal} next={next} />
    </Prefetched>
  );
}
