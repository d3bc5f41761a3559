import { expect, it } from 'vitest';
import type { ShellGroup } from './shell-types';
import { openedByPage, pressed } from './side-groups';

const Icon = () => null;
const group = (key: string, current = false): ShellGroup => ({
  key,
  label: key,
  Icon,
  links: [{ href: `/${key}`, label: key, current }],
});
const groups = [group('profile', true), group('learning'), group('orders')];

it('a page opens the group that holds it', () => {
  expect([...openedByPage(groups)]).toEqual(['profile']);
  expect([...openedByPage([group('orders')])]).toEqual([]);
});

it('opening a group closes the others that do not hold the page', () => {
  const one = pressed(openedByPage(groups), 'learning', groups);
  expect([...one].sort()).toEqual(['learning', 'profile']);
  expect([...pressed(one, 'orders', groups)].sort()).toEqual(['orders', 'profile']);
});

it('a press on an open group closes it alone', () => {
  expect([...pressed(new Set(['profile', 'orders']), 'profile', groups)]).toEqual(['orders']);
});
