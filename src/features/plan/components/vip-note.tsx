'use client';
import { Notice } from '~/components/ui/notice';
import { useSession } from '~/features/account/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { dayText } from '~/lib/day-text';

/** Tells a member until when they are one, and that more time follows. Nothing for others. */
export function VipNote() {
  const t = useI18n();
  const language = useLanguage();
  const until = useSession().user?.vip.expiresAt;
  if (!until) return null;
  return <Notice>{t('plan.vip.until', { day: dayText(until, language) })}</Notice>;
}
