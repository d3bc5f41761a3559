import { noindexMetadata } from '~/app/_seo/page-metadata';
import { ChangePasswordForm } from '~/features/account/components/change-password-form';
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

export const generateMetadata = noindexMetadata((t) => t('account.changePassword.title'));

/** The form for a new password. */
export default async function ChangePasswordPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await guardUserPage(language, { path: route('change-password'), query });
  const { queries, state } = await prefetcher(language);
  await Promise.all([
    queries.auth.me.prefetch(),
    queries.security.recentlyAuthenticated.prefetch(),
  ]);
  return (
    <Prefetched state={state()}>
      <ChangePasswordForm />
    </Prefetched>
  );
}
