'use client';
import { Notice } from '~/components/ui/notice';
import { useSession } from '~/features/account/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';

/** Tells a member until when they are one (or are paused), and that more time follows. Its room is there for
 *  everybody: what comes after the page must not push the rest down. */
export function MembershipNote() {
  return (
    <div className="min-h-19 md:min-h-13">
      <MembershipStatus />
    </div>
  );
}

function MembershipStatus() {
  const t = useI18n();
  const language = useLanguage();
  const membership = useSession().user?.vip;
  const day = (at: Date) => formatDate(at, language);
  if (membership?.paused) {
    const { until, expiresAt } = membership.paused;
    return (
      <Notice>{t('membership.pausedShort', { until: day(until), end: day(expiresAt) })}</Notice>
    );
  }
  if (!membership?.expiresAt) return null;
  return <Notice>{t('plan.vip.until', { day: day(membership.expiresAt) })}</Notice>;
}
