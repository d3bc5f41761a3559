'use client';
import { useEffect } from 'react';
import { trpc } from '~/trpc/react';
import { type Outbox, openOutbox } from './outbox';
import { type LocalDataOwner, VISITOR } from './owner';
import { useOwner } from './use-owner';

type Utils = ReturnType<typeof trpc.useUtils>;

/** Makes a feature's outbox: its entries, and its refresh after a sync. */
export type OutboxOf = (utils: Utils, owner: LocalDataOwner) => Omit<Outbox, 'owner' | 'onForeign'>;

/** Keeps an outbox open for the logged-in account. A visitor's rows are sent on the first page after a sign-up
 *  or sign-in, and then belong to the account. Mounted once, above every page.
 *  @param toOutbox a function outside of the component: a new function opens a new outbox */
export function useOutboxSync(toOutbox: OutboxOf): void {
  const owner = useOwner();
  const utils = trpc.useUtils();
  useEffect(() => {
    if (owner === null || owner === VISITOR) return;
    const onForeign = () => void utils.auth.me.invalidate();
    return openOutbox({ ...toOutbox(utils, owner), owner, onForeign });
  }, [owner, utils, toOutbox]);
}
