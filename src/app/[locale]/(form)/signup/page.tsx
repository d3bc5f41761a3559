import { noindexMetadata } from '~/app/_seo/page-metadata';
import { SignUpForm } from '~/features/account/components/sign-up-form';
import { SignedOutOnly } from '~/features/account/components/signed-out-only';
import { BoughtNearby } from '~/features/cart/components/bought-nearby';
import { pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = noindexMetadata((t) => t('account.signup.title'));

/** The sign-up page; a script redirects users who are logged in. */
export default async function SignupPage({ params }: Props) {
  await pageLanguage(params);
  return (
    <SignedOutOnly home="welcome">
      <SignUpForm bought={<BoughtNearby />} />
    </SignedOutOnly>
  );
}
