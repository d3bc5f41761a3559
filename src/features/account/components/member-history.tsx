'use client';
import { Link } from '~/components/ui/link';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { dayText } from '~/lib/day-text';
import { route } from '~/lib/routes';
import type { MembershipView } from '~/schemas/profile';
import { useMembership } from '../hooks';

/** The level now and every grant that made it. */
export function MemberHistory() {
  const t = useI18n();
  const language = useLanguage();
  const { data } = useMembership();
  if (!data) return null;
  const day = (at: Date) => dayText(at, language);
  return (
    <section className="grid gap-4 border-t border-line pt-8" aria-labelledby="member-history">
      <h2 id="member-history" className="text-xl">
        {t('account.membership.title')}
      </h2>
      <p>
        {data.expiresAt ? (
          t('account.membership.vipUntil', { date: day(data.expiresAt) })
        ) : (
          <>
            {t('account.membership.none')}{' '}
            <Link className="link" href={localePath(language, route('price'))}>
              {t('account.membership.seePlans')}
            </Link>
          </>
        )}
      </p>
      {data.history.length > 0 && (
        <ul className="border-t border-line">
          {[...data.history].reverse().map((entry) => (
            <Entry key={`${entry.kind}${entry.from.getTime()}`} entry={entry} day={day} />
          ))}
        </ul>
      )}
    </section>
  );
}

type HistoryEntry = MembershipView['history'][number];

function Entry({ entry, day }: { entry: HistoryEntry; day: (at: Date) => string }) {
  const t = useI18n();
  const { kind, months, days, from, until, orderNumber } = entry;
  const length = [
    months !== 0 && t('account.membership.months', { count: months }),
    days !== 0 && t('account.membership.days', { count: days }),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-3">
      <span>
        {t(`account.membership.kinds.${kind}`)} <span className="figures">{length.join(' ')}</span>
        {orderNumber && (
          <span className="block text-sm text-soft">
            {t('account.membership.order', { number: orderNumber })}
          </span>
        )}
      </span>
      <span className="figures text-sm text-soft">
        {day(from)} – {day(until)}
      </span>
    </li>
  );
}
