'use client';
import type { ReactNode } from 'react';
import { useSession } from '~/features/account/hooks';

/** Shows its content to members, and the replacement to everybody else; also while the session is
 *  unknown, because most first-time readers of such a page are visitors. */
export function ForMembers({ children, others }: { children: ReactNode; others: ReactNode }) {
  return useSession().user?.vip.level === 'VIP' ? children : others;
}
