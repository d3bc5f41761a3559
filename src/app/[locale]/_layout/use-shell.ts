'use client';
import type { Shell, ShellLink } from '~/components/layout/shell-types';
import { UserIcon } from '~/components/ui/icons/shell';
import { useSession } from '~/features/account/hooks';
import { useLoggedInHint } from '~/features/account/logged-in-hint';
import { useCartBadge } from '~/features/cart/hooks';
import { useI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatCount } from '~/lib/format-count';
import { LANGUAGE_NAMES, LANGUAGES } from '~/lib/language';
import { type PlainRoute, route } from '~/lib/routes';
import type { UserView } from '~/schemas/auth';
import { LOGOUT } from './background-loader';
import { type LogoutRequest, logoutRequest, useIsLoggingOut } from './logout-request';
import { switchLanguage } from './switch-language';
import { useCurrentPath } from './use-current-path';

/** Data of the header and its menus, from the features. */
export function useShell(brand: string): Shell {
  const t = useI18n();
  const { language, path } = useCurrentPath();
  const session = useSession();
  useLoggedInHint(session.status);
  const count = useCartBadge();
  const loggingOut = useIsLoggingOut();

  const link = (key: PlainRoute, label: string): ShellLink => {
    const own = route(key as 'index');
    const current = own === '/' ? path === '/' : path === own || path.startsWith(`${own}/`);
    return { href: localePath(language, own), label, current };
  };
  /** A link to a page with static HTML, which is not fetched again on that page itself. */
  const staticPage = (key: PlainRoute, label: string): ShellLink => {
    const own = link(key, label);
    return { ...own, staticHtml: !own.current };
  };
  const { user } = session;
  return {
    brand,
    home: staticPage('index', t('common.home')),
    links: [staticPage('course', t('common.courses')), staticPage('price', t('common.plans'))],
    cart: {
      ...link(
        'cart',
        count > 0 ? t('common.cartWith', { count: formatCount(count) }) : t('common.cart'),
      ),
      count,
    },
    login: link('login', t('common.login')),
    session: {
      loaded: session.status !== 'unknown',
      user: user && {
        name: user.name,
        level: t(membershipKey(user.vip)),
        avatar: user.avatar,
      },
    },
    languages: LANGUAGES.map((code) => ({
      code,
      label: LANGUAGE_NAMES[code],
      href: localePath(code, path),
      current: code === language,
    })),
    onLanguage: switchLanguage,
    onLogout: requestLogout,
    loggingOut,
    memberLinks: {
      myCourses: link('my-lesson', t('common.side.myCourses')),
      groups: [
        {
          key: 'profile',
          label: t('common.side.profile'),
          Icon: UserIcon,
          links: [
            link('profile', t('common.side.editProfile')),
            link('order', t('common.side.orders')),
            link('change-password', t('common.side.changePassword')),
          ],
        },
      ],
    },
    labels: {
      language: t('common.language'),
      switchLanguage: t('common.switchLanguage'),
      openMenu: t('common.openMenu'),
      menu: t('common.menu'),
      close: t('common.close'),
      logout: t('common.logout'),
      memberMenu: t('common.memberMenu'),
      side: t('common.side.label'),
      navigation: t('common.masthead.navigation'),
      edition: t('common.masthead.edition'),
    },
  };
}

function membershipKey({ level, paused }: UserView['vip']) {
  if (paused) return 'membership.pausedBadge' as const;
  return level === 'VIP' ? ('common.vip' as const) : ('common.notVip' as const);
}

/** Logs out by a component that is loaded for it. */
async function requestLogout(request: LogoutRequest = {}): Promise<void> {
  logoutRequest.set(request);
  if (!(await LOGOUT.request())) logoutRequest.set(null);
}
