'use client';
import { Notice } from '~/components/ui/notice';
import { useSession } from '~/features/account/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { dayText } from '~/lib/day-text';

/** Tells a member until when they are one (or are paused), and that more time follows. Its room is there for
 *  everybody: what comes after the page must not push the rest down. */
export function VipNote() {
  return (
    <div className="min-h-19 md:min-h-13">
      <Standing />
    </div>
  );
}

function Standing() {
  const t = useI18n();
  const language = useLanguage();
  const vip = useSession().user?.vip;
  const day = (at: Date) => dayText(at, language);
  if (vip?.paused) {
    const { until, expiresAt } = vip.paused;
    return (
      <Notice>{t('membership.pausedShort', { until: day(until), end: day(expiresAt) })}</Notice>
    );
  }
  if (!vip?.expiresAt) return null;
  return <Notice>{t('plan.vip.until', { day: day(vip.expiresAt) })}</Notice>;
}
