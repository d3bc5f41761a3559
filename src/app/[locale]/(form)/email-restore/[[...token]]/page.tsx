import type { Metadata } from 'next';
import { RestoreEmailForm } from '~/features/account/components/restore-email-form';
import { getI18n, pageLanguage } from '~/i18n/server';
import { mailedTokenSchema } from '~/schemas/auth';

/** The address contains a secret: the page is rendered per request and never cached. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; token?: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return {
    title: t('account.restore.title'),
    referrer: 'no-referrer',
    robots: { index: false, follow: false },
  };
}

/** Restores the previous e-mail of an account; opened by the mailed link. */
export default async function EmailRestorePage({ params }: Props) {
  await pageLanguage(params);
  const { token } = await params;
  return <RestoreEmailForm token={mailedTokenSchema.safeParse(token?.[0]).data ?? null} />;
}
