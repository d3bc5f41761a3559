import type { Metadata } from 'next';
import { SignupForm } from '~/features/account/components/signup-form';
import { getI18n, pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return { title: t('account.signup.title') };
}

/** A new account. */
export default async function SignupPage({ params }: Props) {
  await pageLanguage(params);
  return <SignupForm />;
}
