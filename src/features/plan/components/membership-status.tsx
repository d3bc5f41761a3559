'use client';
import { Notice } from '~/components/ui/notice';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';
import type { UserView } from '~/schemas/auth';

/** The end of a membership, or that it is paused; nothing without one. */
export function MembershipStatus({ membership }: { membership: UserView['vip'] }) {
  const t = useI18n();
  const language = useLanguage();
  const day = (date: Date) => formatDate(date, language);
  if (membership.paused) {
    const { until, expiresAt } = membership.paused;
    return (
      <Notice>{t('membership.pausedShort', { until: day(until), end: day(expiresAt) })}</Notice>
    );
  }
  if (!membership.expiresAt) return null;
  return <Notice>{t('plan.vip.until', { day: day(membership.expiresAt) })}</Notice>;
}
