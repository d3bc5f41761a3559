'use client';
import { Loaded } from '~/console/loaded';
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
  return (
    <div className="grid gap-8">
      <Loaded query={person}>
        {({ account, membership, notes, orders, letters }) => (
          <>
            <PageHead title={t('consolePeople.person', { name: account.name || account.email })} />
            <div className="grid gap-8 xl:grid-cols-2">
              <div className="grid content-start gap-8">
                <PersonAccount account={account} membership={membership} />
                <PersonMembership id={id} role={role} membership={membership} />
                {hasPermission(role, 'person.disable') && <PersonAccess account={account} />}
              </div>
              <div className="grid content-start gap-8">
                {hasPermission(role, 'person.note') && <PersonNotes id={id} notes={notes} />}
                {orders && <PersonOrders orders={orders} email={account.email} role={role} />}
                {letters && <PersonLetters letters={letters} />}
              </div>
            </div>
            <PersonTimeline id={id} email={account.email} role={role} />
          </>
        )}
      </Loaded>
    </div>
  );
}
