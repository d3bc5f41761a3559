import { HydrationBoundary } from '@tanstack/react-query';
import { ownPage } from '~/app/_public/page-metadata';
import { ProfileDesk } from '~/features/account/components/profile-desk';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { type AskedPage, requireUserPage } from '~/server/api/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: AskedPage['query'];
}

export const generateMetadata = ownPage((t) => t('account.profile.title'));

/** Name, picture, address, pronunciation and the member history. */
export default async function ProfilePage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, { path: route('profile'), query });
  const { ask, state } = await prefetcher(language);
  await Promise.all([
    ask.auth.me.prefetch(),
    ask.profile.membership.prefetch(),
    ask.profile.emailProof.prefetch(),
    ask.lesson.accentSample.prefetch(),
  ]);
  return (
    <HydrationBoundary state={state()}>
      <ProfileDesk />
    </HydrationBoundary>
  );
}
