import type { Metadata } from 'next';
import { StopReminders } from '~/features/account/components/stop-reminders';
import { getI18n, pageLanguage } from '~/i18n/server';
import { reminderTokenSchema } from '~/schemas/reminder';

/** The address contains a secret: the page is rendered per request and never cached. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; token?: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return {
    title: t('reminder.stop.title'),
    referrer: 'no-referrer',
    robots: { index: false, follow: false },
  };
}

/** Stops practice reminders; opened by the link in one. */
export default async function ReminderPage({ params }: Props) {
  await pageLanguage(params);
  const token = reminderTokenSchema.safeParse((await params).token?.[0]).data ?? null;
  return <StopReminders token={token} />;
}
