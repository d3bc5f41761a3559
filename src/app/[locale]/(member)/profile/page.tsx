import { noindexMetadata } from '~/app/_seo/page-metadata';
import { ProfilePanel } from '~/features/account/components/profile-panel';
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

export const generateMetadata = noindexMetadata((t) => t('account.profile.title'));

/** The profile: name, avatar, e-mail, pronunciation and membership history. */
export default async function ProfilePage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await guardUserPage(language, { path: route('profile'), query });
  const { queries, state } = await prefetcher(language);
  await Promise.all([
    queries.auth.me.prefetch(),
    queries.profile.membership.prefetch(),
    queries.profile.emailVerification.prefetch(),
    queries.lesson.accentSample.prefetch(),
  ]);
  return (
    <Prefetched state={state()}>
      <ProfilePanel />
    </Prefetched>
  );
}
