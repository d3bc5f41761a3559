'use client';
import type { ReactNode } from 'react';
import { useSession } from '~/features/account/hooks';

/** Shows what members find, and to everybody else what stands in its place; also to who is not known yet,
 *  because most who come to such a page for the first time are visitors. */
export function ForMembers({ children, others }: { children: ReactNode; others: ReactNode }) {
  return useSession().user?.vip.level === 'VIP' ? children : others;
}
