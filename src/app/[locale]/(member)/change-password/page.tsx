import { HydrationBoundary } from '@tanstack/react-query';
import { ownPage } from '~/app/_public/page-metadata';
import { ChangePasswordForm } from '~/features/account/components/change-password-form';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { requireUserPage } from '~/server/auth/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ownPage((t) => t('account.changePassword.title'));

/** A new password, typed twice. */
export default async function ChangePasswordPage({ params }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, route('change-password'));
  const { ask, state } = await prefetcher(language);
  await Promise.all([ask.auth.me.prefetch(), ask.security.freshLogin.prefetch()]);
  return (
    <HydrationBoundary state={state()}>
      <ChangePasswordForm />
    </HydrationBoundary>
  );
}
