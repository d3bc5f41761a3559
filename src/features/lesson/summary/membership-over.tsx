'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useSession } from '~/features/account/hooks';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { UnitSummary } from '~/schemas/lesson';

/** Whether a unit is a members' one and the membership of the user does not last any more, nor is paused. */
export function useMembershipOver({ access }: Pick<UnitSummary, 'access'>): boolean {
  const { user } = useSession();
  if (access !== 'VIP' || !user || user.vip.paused) return false;
  return !user.vip.expiresAt || user.vip.expiresAt <= new Date();
}

/** Note after a members' unit: the plans when the membership has ended, or the date of its resumption while it
 *  is paused. */
export function MembershipOver({ unit }: { unit: Pick<UnitSummary, 'access'> }) {
  const t = useI18n();
  const language = useLanguage();
  const { user } = useSession();
  const isOver = useMembershipOver(unit);
  if (unit.access === 'VIP' && user?.vip.paused) {
    const day = formatDate(user.vip.paused.until, language);
    return <Notice className="border-gold">{t('membership.pausedUnit', { until: day })}</Notice>;
  }
  if (!isOver) return null;
  return (
    <Notice className="border-gold">
      <p className="text-base">
        <Phrases>{t('practice.membership.over')}</Phrases>
      </p>
      <Button asChild className="mt-3">
        <Link href={localePath(language, route('price'))}>{t('practice.membership.plans')}</Link>
      </Button>
    </Notice>
  );
}
