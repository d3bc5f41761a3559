import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { ChangePasswordForm } from '~/features/account/components/change-password-form';
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
  return { title: t('account.changePassword.title') };
}

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
