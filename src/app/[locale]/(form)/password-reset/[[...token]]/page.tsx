import type { Metadata } from 'next';
import { ResetPasswordForm } from '~/features/account/components/reset-password-form';
import { getI18n, pageLanguage } from '~/i18n/server';
import { mailedTokenSchema } from '~/schemas/auth';

/** The address contains a secret: the page is rendered per request and never cached. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; token?: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return {
    title: t('account.reset.title'),
    referrer: 'no-referrer',
    robots: { index: false, follow: false },
  };
}

/** Sets a new password; opened by the mailed link. */
export default async function PasswordResetPage({ params }: Props) {
  await pageLanguage(params);
  const { token } = await params;
  return <ResetPasswordForm token={mailedTokenSchema.safeParse(token?.[0]).data ?? null} />;
}
