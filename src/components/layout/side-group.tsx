'use client';
import { Collapsible } from 'radix-ui';
import { ChevronDownIcon } from '../ui/icons/arrows';
import { Link } from '../ui/link';
import type { ShellGroup } from './shell-types';
import { SIDE_ROW } from './side-row';

interface Props {
  group: ShellGroup;
  open: boolean;
  onToggle: () => void;
  onNavigate?: () => void;
}

/** Links below a name that collapses them. The group of the current page stands out. */
export function SideGroup({ group, open, onToggle, onNavigate }: Props) {
  const active = group.links.some((link) => link.current);
  return (
    <Collapsible.Root open={open} onOpenChange={onToggle}>
      <Collapsible.Trigger className={`${SIDE_ROW} ${active ? 'font-semibold text-ink' : ''}`}>
        <group.Icon />
        <span className="grow">{group.label}</span>
        <ChevronDownIcon className={`size-5 transition-transform ${open ? 'rotate-180' : ''}`} />
      </Collapsible.Trigger>
      <Collapsible.Content>
        {group.links.map((link) => (
          <Link
            key={link.href}
            href={link.href}
            onClick={onNavigate}
            aria-current={link.current ? 'page' : undefined}
            className={`${SIDE_ROW} pl-12`}
          >
            {link.label}
          </Link>
        ))}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
