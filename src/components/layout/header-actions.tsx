'use client';
import { CountBadge } from '../ui/badge';
import { IconButton } from '../ui/icon-button';
import { CartIcon, LoginIcon, LogoutIcon, MenuIcon, UserIcon } from '../ui/icons/shell';
import { Link } from '../ui/link';
import { LanguageMenu } from './language-menu';
import { MOBILE_MENU, SIDE_DRAWER } from './lazy-layer';
import type { Shell } from './shell-types';

export interface HeaderActionsProps {
  shell: Shell;
  onMenu: () => void;
  onSide: () => void;
}

/** Account, cart and language: the same in every page header. The account comes first, so that the name,
 *  which arrives later, fills empty space and moves nothing. Below 768 px a menu replaces them, except for
 *  the cart and the member button. */
export function HeaderActions({ shell, onMenu, onSide }: HeaderActionsProps) {
  return (
    <div className="flex items-center md:-mr-2.5">
      <Account shell={shell} onSide={onSide} />
      <IconButton asChild label={shell.cart.label}>
        <Link href={shell.cart.href} aria-current={shell.cart.current ? 'page' : undefined}>
          <CartIcon />
          <CountBadge count={shell.cart.count} />
        </Link>
      </IconButton>
      <div className="hidden md:block">
        <LanguageMenu shell={shell} />
      </div>
      <IconButton
        {...MOBILE_MENU.onReach}
        label={shell.labels.openMenu}
        className="-mr-2 md:hidden"
        onClick={onMenu}
      >
        <MenuIcon />
      </IconButton>
    </div>
  );
}

function Account({ shell, onSide }: { shell: Shell; onSide: () => void }) {
  const { user, loaded } = shell.session;
  if (!user)
    return (
      <Link
        href={shell.login.href}
        className={`icon-button w-auto gap-2 whitespace-nowrap px-2.5 text-sm font-semibold max-md:hidden ${loaded ? '' : 'opacity-0'}`}
      >
        <LoginIcon />
        {shell.login.label}
      </Link>
    );
  return (
    <>
      <span className="mr-1 hidden max-w-40 animate-fade text-right leading-tight md:block">
        <span className="block truncate text-sm font-semibold">{user.name}</span>
        <span className="block text-xs text-gold-text">{user.level}</span>
      </span>
      <IconButton {...SIDE_DRAWER.onReach} label={shell.labels.memberMenu} onClick={onSide}>
        <UserIcon />
      </IconButton>
      <IconButton
        label={shell.labels.logout}
        className="max-md:hidden"
        onClick={() => shell.onLogout()}
        disabled={shell.loggingOut}
      >
        <LogoutIcon />
      </IconButton>
    </>
  );
}
