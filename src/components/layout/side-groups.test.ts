import { expect, it } from 'vitest';
import type { ShellGroup } from './shell-types';
import { initialOpenGroups, toggleGroup } from './side-groups';

const Icon = () => null;
const group = (key: string, current = false): ShellGroup => ({
  key,
  label: key,
  Icon,
  links: [{ href: `/${key}`, label: key, current }],
});
const groups = [group('profile', true), group('learning'), group('orders')];

it('a page opens the group that holds it', () => {
  expect([...initialOpenGroups(groups)]).toEqual(['profile']);
  expect([...initialOpenGroups([group('orders')])]).toEqual([]);
});

it('opening a group closes the others that do not hold the page', () => {
  const one = toggleGroup(initialOpenGroups(groups), 'learning', groups);
  expect([...one].sort()).toEqual(['learning', 'profile']);
  expect([...toggleGroup(one, 'orders', groups)].sort()).toEqual(['orders', 'profile']);
});

it('a press on an open group closes it alone', () => {
  expect([...toggleGroup(new Set(['profile', 'orders']), 'profile', groups)]).toEqual(['orders']);
});
