import { noindexMetadata } from '~/app/_seo/page-metadata';
import { SignInForm } from '~/features/account/components/sign-in-form';
import { SignedOutOnly } from '~/features/account/components/signed-out-only';
import { BoughtNearby } from '~/features/cart/components/bought-nearby';
import { pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = noindexMetadata((t) => t('account.login.title'));

/** The log-in page, cached for everybody; a script redirects users who are logged in. */
export default async function LoginPage({ params }: Props) {
  await pageLanguage(params);
  return (
    <SignedOutOnly>
      <SignInForm bought={<BoughtNearby />} />
    </SignedOutOnly>
  );
}
