'use client';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { route } from '~/lib/routes';
import type { MembershipView } from '~/schemas/profile';
import { useMembership } from '../hooks';
import { MembershipTimeline } from './membership-timeline';

/** The current level and every ledger entry behind it. */
export function MembershipHistory() {
  const t = useI18n();
  const { data } = useMembership();
  if (!data) return null;
  const isActive = data.expiresAt !== null || data.paused !== null;
  return (
    <section className="grid gap-4 border-t border-line pt-8" aria-labelledby="member-history">
      <h2 id="member-history" className="text-xl">
        <Phrases>{t('account.membership.title')}</Phrases>
      </h2>
      <MembershipStatus membership={data} />
      {data.history.length > 0 && (
        <>
          <h3 className="pt-2 font-semibold">
            <Phrases>{t(isActive ? 'membership.why' : 'membership.whyOver')}</Phrases>
          </h3>
          <MembershipTimeline history={data.history} />
        </>
      )}
    </section>
  );
}

/** Classes of the membership's status in large type. */
const DETAIL_CLASS =
  'border-l-2 border-gold pl-4 font-serif text-lg font-semibold break-keep [overflow-wrap:anywhere]';

function MembershipStatus({ membership }: { membership: MembershipView }) {
  const t = useI18n();
  const language = useLanguage();
  const day = (date: Date) => formatDate(date, language);
  const { expiresAt, paused, history } = membership;
  if (expiresAt)
    return (
      <p className={DETAIL_CLASS}>
        <Phrases>{t('account.membership.vipUntil', { date: day(expiresAt) })}</Phrases>
      </p>
    );
  if (paused)
    return (
      <p className={DETAIL_CLASS}>
        <Phrases>
          {t('membership.paused', { until: day(paused.until), end: day(paused.expiresAt) })}
        </Phrases>
      </p>
    );
  const ended = history.at(-1)?.endAfter;
  return (
    <p>
      {ended ? t('membership.over', { day: day(ended) }) : t('account.membership.none')}{' '}
      <Link className="link" href={localePath(language, route('price'))}>
        {t('account.membership.seePlans')}
      </Link>
    </p>
  );
}
