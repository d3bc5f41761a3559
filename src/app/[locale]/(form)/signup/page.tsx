import { ownPage } from '~/app/_public/page-metadata';
import { SignupForm } from '~/features/account/components/signup-form';
import { pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ownPage((t) => t('account.signup.title'));

/** A new account. */
export default async function SignupPage({ params }: Props) {
  await pageLanguage(params);
  return <SignupForm />;
}
