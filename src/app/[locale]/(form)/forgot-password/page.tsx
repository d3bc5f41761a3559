import { noindexMetadata } from '~/app/_seo/page-metadata';
import { ForgotPasswordForm } from '~/features/account/components/forgot-password-form';
import { pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = noindexMetadata((t) => t('account.forgot.title'));

/** Requests a password-reset link. */
export default async function ForgotPasswordPage({ params }: Props) {
  await pageLanguage(params);
  return <ForgotPasswordForm />;
}
