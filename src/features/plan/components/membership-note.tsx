'use client';
import { useEffect } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useSession } from '~/features/account/hooks';

const STATUS = lazyComponent(() =>
  import('./membership-status').then(({ MembershipStatus }) => MembershipStatus),
);

/** For members: the end of the membership (or that it is paused), and that more time is added to it.
 *  Its space is reserved for everybody, so that it does not push the rest down. */
export function MembershipNote() {
  const membership = useSession().user?.vip;
  const Status = STATUS.useComponent();
  useEffect(() => {
    if (membership) void STATUS.fetch();
  }, [membership]);
  return (
    <div className="min-h-19 md:min-h-13">
      {membership && Status && <Status membership={membership} />}
    </div>
  );
}
