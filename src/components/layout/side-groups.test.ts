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

it('the side bar group with the current page is open at first', () => {
  expect([...initialOpenGroups(groups)]).toEqual(['profile']);
  expect([...initialOpenGroups([group('orders')])]).toEqual([]);
});

it('opening a side bar group closes the others, except the one with the current page', () => {
  const one = toggleGroup(initialOpenGroups(groups), 'learning', groups);
  expect([...one].sort()).toEqual(['learning', 'profile']);
  expect([...toggleGroup(one, 'orders', groups)].sort()).toEqual(['orders', 'profile']);
});

it('toggling an open side bar group closes only that group', () => {
  expect([...toggleGroup(new Set(['profile', 'orders']), 'profile', groups)]).toEqual(['orders']);
});
