// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Header } from './header';
import type { Shell, ShellLink } from './shell-types';
import { SideEntries } from './side-entries';

afterEach(cleanup);

const link = (label: string, current = false) => ({ href: `/${label}`, label, current });

const Icon = () => null;
const group = (...links: ShellLink[]) => ({ key: 'p', label: 'Profile', Icon, links });

function shell(changes: Partial<Shell> = {}): Shell {
  return {
    brand: 'Shuoyi',
    home: link('home'),
    links: [link('courses', true), link('plans')],
    cart: { ...link('cart'), count: 0 },
    login: link('login'),
    session: { loaded: true, user: null },
    languages: [{ code: 'en', label: 'English', href: '/en', current: true }],
    onLanguage: vi.fn(),
    onLogout: vi.fn(),
    loggingOut: false,
    memberLinks: { myCourses: link('my-lesson'), groups: [group(link('profile'), link('order'))] },
    labels: {
      language: 'Language',
      switchLanguage: 'Change language',
      openMenu: 'Open menu',
      menu: 'Menu',
      close: 'Close',
      logout: 'Log out',
      memberMenu: 'Member menu',
      side: 'Member menu',
      navigation: 'Main',
      edition: 'Edition',
    },
    ...changes,
  };
}
const noop = () => {};
const member = { loaded: true, user: { name: 'Ming', level: 'VIP member', avatar: null } };

it('the cart badge shows distinct products, and nothing at zero', () => {
  const { rerender } = render(<Header shell={shell()} onMenu={noop} onSide={noop} />);
  expect(screen.getByRole('link', { name: 'cart' }).textContent).toBe('');
  const filled = shell({ cart: { ...link('cart'), count: 3 } });
  rerender(<Header shell={filled} onMenu={noop} onSide={noop} />);
  expect(screen.getByRole('link', { name: 'cart' }).textContent).toBe('3');
});

it('the header shows a visitor the login, and a user the name, level and logout', async () => {
  const { rerender } = render(<Header shell={shell()} onMenu={noop} onSide={noop} />);
  expect(screen.getByRole('link', { name: 'login' })).toBeTruthy();
  const known = shell({ session: member });
  rerender(<Header shell={known} onMenu={noop} onSide={noop} />);
  expect(screen.queryByRole('link', { name: 'login' })).toBeNull();
  expect(screen.getByText('VIP member')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(known.onLogout).toHaveBeenCalledOnce();
});

it('the header marks the link of the open page with aria-current', () => {
  render(<Header shell={shell()} onMenu={noop} onSide={noop} />);
  expect(screen.getByRole('link', { name: 'courses' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'plans' }).getAttribute('aria-current')).toBeNull();
});

const onOrders = {
  myCourses: link('my-lesson'),
  groups: [group(link('profile'), link('order', true))],
};
const orders = () => screen.queryByRole('link', { name: 'order' });

it('the side bar’s profile group is open on its own pages and closed elsewhere', () => {
  const { rerender } = render(<SideEntries shell={shell({ session: member })} />);
  expect(orders()).toBeNull();
  rerender(<SideEntries shell={shell({ session: member, memberLinks: onOrders })} />);
  expect(orders()?.getAttribute('aria-current')).toBe('page');
});

it('a side bar group closed by the user is open again on the next of its pages', async () => {
  const { rerender } = render(
    <SideEntries shell={shell({ session: member, memberLinks: onOrders })} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Profile' }));
  expect(orders()).toBeNull();
  const onProfile = {
    myCourses: link('my-lesson'),
    groups: [group(link('profile', true), link('order'))],
  };
  rerender(<SideEntries shell={shell({ session: member, memberLinks: onProfile })} />);
  expect(orders()).toBeTruthy();
});
