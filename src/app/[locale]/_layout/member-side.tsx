'use client';
import { useContext } from 'react';
import { SideEntries } from '~/components/layout/side-entries';
import { ShellContext } from './shell-context';

/** The member's side bar, a part of the members' layout alone: other pages do not load its script. */
export function MemberSide() {
  const shell = useContext(ShellContext);
  return shell && <SideEntries shell={shell} />;
}
