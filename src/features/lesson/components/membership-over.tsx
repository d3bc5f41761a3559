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

/** Note after a members' unit: the plans when the membership has ended, or the date of its resumption while it
 *  is paused. */
export function MembershipOver({ unit }: { unit: Pick<UnitSummary, 'access'> }) {
  const t = useI18n();
  const language = useLanguage();
  const { user } = useSession();
  const until = user?.vip.expiresAt ?? null;
  if (unit.access !== 'VIP' || !user || (until && until > new Date())) return null;
  if (user.vip.paused) {
    const day = formatDate(user.vip.paused.until, language);
    return <Notice className="border-gold">{t('membership.pausedUnit', { until: day })}</Notice>;
  }
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
