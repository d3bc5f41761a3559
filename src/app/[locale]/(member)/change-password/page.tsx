import { HydrationBoundary } from '@tanstack/react-query';
import { ownPage } from '~/app/_public/page-metadata';
import { ChangePasswordForm } from '~/features/account/components/change-password-form';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { type AskedPage, requireUserPage } from '~/server/api/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: AskedPage['query'];
}

export const generateMetadata = ownPage((t) => t('account.changePassword.title'));

/** A new password, typed twice. */
export default async function ChangePasswordPage({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, { path: route('change-password'), query });
  const { ask, state } = await prefetcher(language);
  await Promise.all([ask.auth.me.prefetch(), ask.security.freshLogin.prefetch()]);
  return (
    <HydrationBoundary state={state()}>
      <ChangePasswordForm />
    </HydrationBoundary>
  );
}
