'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Notice } from '~/components/ui/notice';
import { useSession } from '~/features/account/hooks';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { UnitSummary } from '~/schemas/lesson';

/** After a members' unit that was finished although the membership has ended: the plans. */
export function MembershipOver({ unit }: { unit: Pick<UnitSummary, 'access'> }) {
  const t = useScopedI18n('practice.membership');
  const language = useLanguage();
  const { user } = useSession();
  const until = user?.vip.expiresAt ?? null;
  if (unit.access !== 'VIP' || !user || (until && until > new Date())) return null;
  return (
    <Notice className="border-gold">
      <p className="text-base">{t('over')}</p>
      <Button asChild className="mt-3">
        <Link href={localePath(language, route('price'))}>{t('plans')}</Link>
      </Button>
    </Notice>
  );
}
