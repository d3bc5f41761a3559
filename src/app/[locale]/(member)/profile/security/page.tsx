import { HydrationBoundary } from '@tanstack/react-query';
import { ownPage } from '~/app/_public/page-metadata';
import { SecurityDesk } from '~/features/account/components/security-desk';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { type AskedPage, requireUserPage } from '~/server/api/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: AskedPage['query'];
}

export const generateMetadata = ownPage((t) => t('security.title'));

/** Signed-in devices, the account's data, and its deletion. */
export default async function SecurityPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, { path: route('profile-security'), query });
  const { ask, state } = await prefetcher(language);
  await Promise.all([
    ask.auth.me.prefetch(),
    ask.security.freshLogin.prefetch(),
    ask.profile.membership.prefetch(),
  ]);
  return (
    <HydrationBoundary state={state()}>
      <SecurityDesk />
    </HydrationBoundary>
  );
}
