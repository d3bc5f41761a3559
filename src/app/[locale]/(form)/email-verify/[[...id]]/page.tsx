import type { Metadata } from 'next';
import { VerifyEmail } from '~/features/account/components/verify-email';
import { getI18n, pageLanguage } from '~/i18n/server';
import { mailedTokenSchema } from '~/schemas/auth';

/** The address holds a secret: it is rendered for this one visit and kept nowhere. */
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

/** Opened from the mail that proves an address. */
export default async function EmailVerifyPage({ params }: Props) {
  await pageLanguage(params);
  const { id } = await params;
  return <VerifyEmail token={mailedTokenSchema.safeParse(id?.[0]).data ?? null} />;
}
