'use client';
import { Collapsible } from 'radix-ui';
import { useState } from 'react';
import { BookIcon, ChevronDownIcon, LogoutIcon, UserIcon } from '../ui/icons';
import { Link } from '../ui/link';
import { Avatar } from './avatar';
import type { Shell, ShellLink } from './shell-types';

const ROW =
  'flex min-h-12 w-full items-center gap-3 border-l-2 border-transparent px-3 text-left text-text hover:bg-sunken hover:text-ink aria-[current=page]:border-gold aria-[current=page]:font-semibold aria-[current=page]:text-ink';

function Entry({ link, onNavigate }: { link: ShellLink; onNavigate?: () => void }) {
  return (
    <Link
      href={link.href}
      onClick={onNavigate}
      aria-current={link.current ? 'page' : undefined}
      className={`${ROW} pl-12`}
    >
      {link.label}
    </Link>
  );
}

/** Picture, name, My Courses, the Profile group and Logout. The group that holds the open page is open. */
export function SideEntries({ shell, onNavigate }: { shell: Shell; onNavigate?: () => void }) {
  const { user } = shell.visitor;
  const { myCourses, profile } = shell.memberLinks;
  const inProfile = profile.some((link) => link.current);
  const [opened, setOpened] = useState<boolean | null>(null);
  const open = opened ?? inProfile;
  return (
    <nav aria-label={shell.words.side}>
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
            className={ROW}
          >
            <BookIcon />
            {myCourses.label}
          </Link>
        </li>
        <li>
          <Collapsible.Root open={open} onOpenChange={setOpened}>
            <Collapsible.Trigger className={`${ROW} ${inProfile ? 'font-semibold text-ink' : ''}`}>
              <UserIcon />
              <span className="grow">{shell.words.profile}</span>
              <ChevronDownIcon
                className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`}
              />
            </Collapsible.Trigger>
            <Collapsible.Content>
              {profile.map((link) => (
                <Entry key={link.href} link={link} onNavigate={onNavigate} />
              ))}
            </Collapsible.Content>
          </Collapsible.Root>
        </li>
        <li>
          <button
            type="button"
            className={ROW}
            disabled={shell.loggingOut}
            onClick={() => {
              onNavigate?.();
              shell.onLogout({ fromMenu: onNavigate !== undefined });
            }}
          >
            <LogoutIcon />
            {shell.words.logout}
          </button>
        </li>
      </ul>
    </nav>
  );
}
