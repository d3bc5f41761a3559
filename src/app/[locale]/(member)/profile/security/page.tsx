import { HydrationBoundary } from '@tanstack/react-query';
import { ownPage } from '~/app/_public/page-metadata';
import { SecurityDesk } from '~/features/account/components/security-desk';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { requireUserPage } from '~/server/auth/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ownPage((t) => t('security.title'));

/** Signed-in devices, the account's data, and its deletion. */
export default async function SecurityPage({ params }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, route('profile-security'));
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
