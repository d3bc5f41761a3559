// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Header } from './header';
import type { Shell } from './shell-types';
import { SideEntries } from './side-entries';

afterEach(cleanup);

const link = (label: string, current = false) => ({ href: `/${label}`, label, current });

function shell(changes: Partial<Shell> = {}): Shell {
  return {
    brand: 'Shuoyi',
    home: link('home'),
    links: [link('courses', true), link('plans')],
    cart: { ...link('cart'), count: 0 },
    login: link('login'),
    visitor: { loaded: true, user: null },
    languages: [{ code: 'en', label: 'English', href: '/en', current: true }],
    onLanguage: vi.fn(),
    onLogout: vi.fn(),
    loggingOut: false,
    memberLinks: { myCourses: link('my-lesson'), profile: [link('profile'), link('order')] },
    words: {
      language: 'Language',
      switchLanguage: 'Change language',
      openMenu: 'Open menu',
      menu: 'Menu',
      close: 'Close',
      logout: 'Log out',
      memberMenu: 'Member menu',
      side: 'Member menu',
      profile: 'Profile',
      navigation: 'Main',
      edition: 'Edition',
    },
    ...changes,
  };
}
const ignore = () => {};
const member = { loaded: true, user: { name: 'Ming', level: 'VIP member', avatar: null } };

it('the badge shows distinct products, and nothing at zero', () => {
  const { rerender } = render(<Header shell={shell()} onMenu={ignore} onSide={ignore} />);
  expect(screen.getByRole('link', { name: 'cart' }).textContent).toBe('');
  const filled = shell({ cart: { ...link('cart'), count: 3 } });
  rerender(<Header shell={filled} onMenu={ignore} onSide={ignore} />);
  expect(screen.getByRole('link', { name: 'cart' }).textContent).toBe('3');
});

it('a visitor sees the login, a member name, level and logout', async () => {
  const { rerender } = render(<Header shell={shell()} onMenu={ignore} onSide={ignore} />);
  expect(screen.getByRole('link', { name: 'login' })).toBeTruthy();
  const known = shell({ visitor: member });
  rerender(<Header shell={known} onMenu={ignore} onSide={ignore} />);
  expect(screen.queryByRole('link', { name: 'login' })).toBeNull();
  expect(screen.getByText('VIP member')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(known.onLogout).toHaveBeenCalledOnce();
});

it('the open page is marked', () => {
  render(<Header shell={shell()} onMenu={ignore} onSide={ignore} />);
  expect(screen.getByRole('link', { name: 'courses' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'plans' }).getAttribute('aria-current')).toBeNull();
});

it('the profile group is open on its own pages and closed elsewhere', () => {
  const { rerender } = render(<SideEntries shell={shell({ visitor: member })} />);
  expect(screen.queryByRole('link', { name: 'order' })).toBeNull();
  const inGroup = { myCourses: link('my-lesson'), profile: [link('profile'), link('order', true)] };
  rerender(<SideEntries shell={shell({ visitor: member, memberLinks: inGroup })} />);
  expect(screen.getByRole('link', { name: 'order' }).getAttribute('aria-current')).toBe('page');
});
