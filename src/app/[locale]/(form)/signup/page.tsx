import { ownPage } from '~/app/_public/page-metadata';
import { SignupForm } from '~/features/account/components/signup-form';
import { VisitorsOnly } from '~/features/account/components/visitors-only';
import { pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ownPage((t) => t('account.signup.title'));

/** A new account; who is logged in already is sent on. */
export default async function SignupPage({ params }: Props) {
  await pageLanguage(params);
  return (
    <VisitorsOnly>
      <SignupForm />
    </VisitorsOnly>
  );
}
