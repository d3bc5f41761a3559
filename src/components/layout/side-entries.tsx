'use client';
import { useState } from 'react';
import { LogoutIcon } from '../ui/icons/shell';
import { BookIcon } from '../ui/icons/things';
import { Link } from '../ui/link';
import { Avatar } from './avatar';
import type { Shell } from './shell-types';
import { SideGroup } from './side-group';
import { initialOpenGroups, toggleGroup } from './side-groups';
import { SIDE_ROW } from './side-row';

/** The open groups: a click changes them, and navigation resets them. */
function useOpenGroups({ groups }: Shell['memberLinks']) {
  const here = groups.flatMap(({ links }) => links).find((link) => link.current)?.href;
  const [state, setState] = useState({ here, open: initialOpenGroups(groups) });
  const open = state.here === here ? state.open : initialOpenGroups(groups);
  return {
    open,
    toggle: (key: string) => setState({ here, open: toggleGroup(open, key, groups) }),
  };
}

/** Avatar, name, My Courses, the groups and Logout. */
export function SideEntries({ shell, onNavigate }: { shell: Shell; onNavigate?: () => void }) {
  const { user } = shell.session;
  const { myCourses, groups } = shell.memberLinks;
  const { open, toggle } = useOpenGroups(shell.memberLinks);
  return (
    <nav aria-label={shell.labels.side}>
      <div className="flex min-h-18 items-center gap-3 border-b border-line px-3 pb-4">
        <Avatar name={user?.name ?? ''} src={user?.avatar ?? null} />
        <span className="min-w-0 leading-snug">
          <span className="block truncate font-semibold">{user?.name}</span>
          <span className="block text-sm text-gold-text">{user?.level}</span>
        </span>
      </div>
      <ul className="py-3">
        <li>
          <Link
            href={myCourses.href}
            onClick={onNavigate}
            aria-current={myCourses.current ? 'page' : undefined}
            className={SIDE_ROW}
          >
            <BookIcon />
            {myCourses.label}
          </Link>
        </li>
        {groups.map((group) => (
          <li key={group.key}>
            <SideGroup
              group={group}
              open={open.has(group.key)}
              onToggle={() => toggle(group.key)}
              onNavigate={onNavigate}
            />
          </li>
        ))}
        <li>
          <button
            type="button"
            className={SIDE_ROW}
            disabled={shell.loggingOut}
            onClick={() => {
              onNavigate?.();
              shell.onLogout({ fromMenu: onNavigate !== undefined });
            }}
          >
            <LogoutIcon />
            {shell.labels.logout}
          </button>
        </li>
      </ul>
    </nav>
  );
}
