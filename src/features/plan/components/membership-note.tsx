'use client';
import { Notice } from '~/components/ui/notice';
import { useSession } from '~/features/account/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { formatDate } from '~/lib/format-date';

/** For members: the end of the membership (or that it is paused), and that more time is added to it.
 *  Its space is reserved for everybody, so that it does not push the rest down. */
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
  const day = (date: Date) => formatDate(date, language);
  if (membership?.paused) {
    const { until, expiresAt } = membership.paused;
    return (
      <Notice>{t('membership.pausedShort', { until: day(until), end: day(expiresAt) })}</Notice>
    );
  }
  if (!membership?.expiresAt) return null;
  return <Notice>{t('plan.vip.until', { day: day(membership.expiresAt) })}</Notice>;
}
