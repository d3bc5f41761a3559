'use client';
import { Link } from '~/components/ui/link';
import { Section } from '~/console/section';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useMembershipTimeline } from '~/features/account/use-membership-timeline';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatShortDate } from '~/lib/format-short-date';
import type { MembershipView } from '~/schemas/profile';
import { useMembershipText } from '../use-membership-text';
import { MembershipActs } from './membership-acts';

interface PersonMembershipProps {
  id: string;
  role: Role;
  membership: MembershipView;
}

/** The reasons for a membership's end: the same sentences as for the member, each with its order; and the acts of
 *  the role on it. */
export function PersonMembership({ id, role, membership }: PersonMembershipProps) {
  const t = useI18n();
  const language = useLanguage();
  const membershipText = useMembershipText();
  const timeline = useMembershipTimeline(membership.history);
  const seesOrders = hasPermission(role, 'order.view');
  return (
    <Section title={t('consolePeople.why')}>
      <p className="border-l-2 border-gold pl-4 font-semibold">{membershipText(membership)}</p>
      {timeline.length === 0 ? (
        <p className="text-soft">{t('consolePeople.noHistory')}</p>
      ) : (
        <ol className="figures border-t border-line text-sm">
          {timeline.map(({ key, at, title, text, orderNumber, order, reason }) => (
            <li
              key={key}
              className="grid gap-x-4 gap-y-1 border-b border-line py-2 sm:grid-cols-[6.5rem_1fr]"
            >
              <span className="text-soft">{formatShortDate(at, language)}</span>
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{title}</span>
                <span className="block">{text}</span>
                {orderNumber && (
                  <span className="block text-soft">
                    {seesOrders ? (
                      <Link
                        className="link"
                        href={localePath(
                          language,
                          consoleRoute('console-orders-number', { number: orderNumber }),
                        )}
                      >
                        {order}
                      </Link>
                    ) : (
                      order
                    )}
                  </span>
                )}
                {reason && <span className="block text-soft">{reason}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      <MembershipActs id={id} role={role} membership={membership} />
    </Section>
  );
}
