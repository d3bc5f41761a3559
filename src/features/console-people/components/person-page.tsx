'use client';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { PageHead } from '~/console/page-head';
import { hasPermission } from '~/domain/permissions';
import type { Role } from '~/domain/role';
import { useI18n } from '~/i18n/client';
import { usePerson } from '../hooks';
import { PersonAccess } from './person-access';
import { PersonAccount } from './person-account';
import { PersonLetters } from './person-letters';
import { PersonMembership } from './person-membership';
import { PersonNotes } from './person-notes';
import { PersonOrders } from './person-orders';
import { PersonTimeline } from './person-timeline';

/** A person: the account and the membership, and the orders and letters that the operator's role may see. */
export function PersonPage({ id, role }: { id: string; role: Role }) {
  const t = useI18n();
  const person = usePerson(id);
  if (person.isError)
    return (
      <RetryNotice
        text={t('consoleShell.table.failed')}
        retry={t('common.retry')}
        onRetry={person.refetch}
      />
    );
  if (!person.data) return <Skeleton className="h-60 w-full" />;
  const { account, membership, notes, orders, letters } = person.data;
  return (
    <div className="grid gap-8">
      <PageHead title={t('consolePeople.person', { name: account.name || account.email })} />
      <div className="grid gap-8 xl:grid-cols-2">
        <div className="grid content-start gap-8">
          <PersonAccount account={account} membership={membership} />
          <PersonMembership id={id} role={role} membership={membership} />
          {hasPermission(role, 'person.disable') && <PersonAccess account={account} />}
        </div>
        <div className="grid content-start gap-8">
          {hasPermission(role, 'person.note') && <PersonNotes id={id} notes={notes} />}
          {orders && <PersonOrders orders={orders} />}
          {letters && <PersonLetters letters={letters} />}
        </div>
      </div>
      <PersonTimeline id={id} email={account.email} role={role} />
    </div>
  );
}
