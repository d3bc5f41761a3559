import { ownPage } from '~/app/_public/page-metadata';
import { LoginForm } from '~/features/account/components/login-form';
import { VisitorsOnly } from '~/features/account/components/visitors-only';
import { pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ownPage((t) => t('account.login.title'));

/** The same cached page for everybody; who is logged in already is sent on. */
export default async function LoginPage({ params }: Props) {
  await pageLanguage(params);
  return (
    <VisitorsOnly>
      <LoginForm />
    </VisitorsOnly>
  );
}
