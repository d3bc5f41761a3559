'use client';
import { useEffect } from 'react';
import { trpc } from '~/trpc/react';
import { type Outbox, openOutbox } from './outbox';
import { type LocalDataOwner, VISITOR } from './owner';
import { useOwner } from './use-owner';

type Utils = ReturnType<typeof trpc.useUtils>;

/** What a feature keeps for an account, and how it shows what the account then has. */
export type OutboxOf = (utils: Utils, owner: LocalDataOwner) => Omit<Outbox, 'owner' | 'onForeign'>;

/** Keeps an outbox open for the account that is logged in. A visitor's work waits for the first page after
 *  a sign-up or log-in, when it becomes the account's. Mounted once, above every page.
 *  @param outboxOf a function outside of the component: another one opens another outbox */
export function useOutboxSync(outboxOf: OutboxOf): void {
  const owner = useOwner();
  const utils = trpc.useUtils();
  useEffect(() => {
    if (owner === null || owner === VISITOR) return;
    const onForeign = () => void utils.auth.me.invalidate();
    return openOutbox({ ...outboxOf(utils, owner), owner, onForeign });
  }, [owner, utils, outboxOf]);
}
