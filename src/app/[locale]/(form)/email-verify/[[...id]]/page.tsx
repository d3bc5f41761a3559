import type { Metadata } from 'next';
import { VerifyEmail } from '~/features/account/components/verify-email';
import { getI18n, pageLanguage } from '~/i18n/server';
import { mailedTokenSchema } from '~/schemas/auth';

/** The address contains a secret: the page is rendered per request and never cached. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id?: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return {
    title: t('account.verify.title'),
    referrer: 'no-referrer',
    robots: { index: false, follow: false },
  };
}

/** Verifies an e-mail; opened by the mailed link. */
export default async function EmailVerifyPage({ params }: Props) {
  await pageLanguage(params);
  const { id } = await params;
  return <VerifyEmail token={mailedTokenSchema.safeParse(id?.[0]).data ?? null} />;
}
