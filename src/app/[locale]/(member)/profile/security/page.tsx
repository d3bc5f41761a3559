import { noindexMetadata } from '~/app/_seo/page-metadata';
import { SecurityPanel } from '~/features/account/components/security-panel';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { guardUserPage, type RequestedPage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: RequestedPage['query'];
}

export const generateMetadata = noindexMetadata((t) => t('security.title'));

/** Signed-in devices, the account's data, and its deletion. */
export default async function SecurityPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await guardUserPage(language, { path: route('profile-security'), query });
  const { queries, state } = await prefetcher(language);
  await Promise.all([
    queries.auth.me.prefetch(),
    queries.security.recentlyAuthenticated.prefetch(),
    queries.profile.membership.prefetch(),
  ]);
  return (
    <Prefetched state={state()}>
      <SecurityPanel />
    </Prefetched>
  );
}
