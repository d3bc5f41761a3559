import type { Metadata } from 'next';
import { LoginForm } from '~/features/account/components/login-form';
import { getI18n, pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return { title: t('account.login.title') };
}

/** The same cached page for everybody; who is logged in already is sent on. */
export default async function LoginPage({ params }: Props) {
  await pageLanguage(params);
  return <LoginForm />;
}
