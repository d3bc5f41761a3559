'use client';
import { useEffect } from 'react';
import { hasLocalRows } from '~/device/has-local-rows';
import { useSession } from '~/features/account/hooks';
import { whenIdle } from '~/lib/when-idle';
import { OUTBOXES } from './background-loader';
import { useTouch } from './use-touch';

/** Loads the outboxes of a user: when the page is idle if this device has rows of lessons, else at the first
 *  touch, before rows can be created. */
export function useLoadOutboxes(): void {
  const isUser = useSession().status === 'user';
  useTouch(() => {
    if (isUser) void OUTBOXES.fetch();
  });
  useEffect(() => {
    if (!isUser) return;
    return whenIdle(async () => {
      if (await hasLocalRows()) void OUTBOXES.fetch();
    });
  }, [isUser]);
}
