import type { Metadata } from 'next';
import { ForgotPasswordForm } from '~/features/account/components/forgot-password-form';
import { getI18n, pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return { title: t('account.forgot.title') };
}

/** Asks for a link to set a new password. */
export default async function ForgotPasswordPage({ params }: Props) {
  await pageLanguage(params);
  return <ForgotPasswordForm />;
}
