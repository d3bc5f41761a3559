import type { ShellGroup } from './shell-types';

type Open = ReadonlySet<string>;

const isActive = (group: ShellGroup) => group.links.some((link) => link.current);

const activeKeys = (groups: readonly ShellGroup[]) =>
  groups.filter(isActive).map((group) => group.key);

/** The groups that are open on a new page: the one with the current page. */
export function initialOpenGroups(groups: readonly ShellGroup[]): Open {
  return new Set(activeKeys(groups));
}

/** The groups after a click on a group's name: an open one closes; a closed one opens, and the others
 *  close, except the one with the current page. */
export function toggleGroup(open: Open, key: string, groups: readonly ShellGroup[]): Open {
  if (open.has(key)) return new Set([...open].filter((other) => other !== key));
  return new Set([key, ...activeKeys(groups).filter((other) => open.has(other))]);
}
