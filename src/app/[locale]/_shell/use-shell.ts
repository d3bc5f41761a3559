'use client';
import type { Shell, ShellLanguage, ShellLink } from '~/components/layout/shell-types';
import { UserIcon } from '~/components/ui/icons';
import { useSession } from '~/features/account/hooks';
import { useCartBadge } from '~/features/cart/hooks';
import { useI18n } from '~/i18n/client';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS, LANGUAGES } from '~/i18n/language';
import { localePath } from '~/i18n/paths';
import { type PlainRoute, route } from '~/lib/routes';
import { useHere } from './use-here';
import { useLeave } from './use-leave';

const LANGUAGE_NAMES = { zh: '繁體中文', en: 'English' } as const;

/** Keeps the page and its query, remembers the choice. */
function switchLanguage(language: ShellLanguage): void {
  const age = LANGUAGE_COOKIE_DAYS * 24 * 60 * 60;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
  document.cookie = `${LANGUAGE_COOKIE}=${language.code}; max-age=${age}; path=/; samesite=lax`;
  window.location.assign(language.href + window.location.search + window.location.hash);
}

/** Everything that the head of a page and its menus need, from the features that know it. */
export function useShell(brand: string): Shell {
  const t = useI18n();
  const { language, path } = useHere();
  const session = useSession();
  const count = useCartBadge();
  const { leave, leaving } = useLeave();

  const link = (key: PlainRoute, label: string): ShellLink => {
    const own = route(key as 'index');
    const current = own === '/' ? path === '/' : path === own || path.startsWith(`${own}/`);
    return { href: localePath(language, own), label, current };
  };
  const { user } = session;
  return {
    brand,
    home: link('index', t('common.home')),
    links: [link('course', t('common.courses')), link('price', t('common.plans'))],
    cart: {
      ...link('cart', count > 0 ? t('common.cartWith', { count }) : t('common.cart')),
      count,
    },
    login: link('login', t('common.login')),
    visitor: {
      loaded: session.status !== 'unknown',
      user: user && {
        name: user.name,
        level: user.vip.level === 'VIP' ? t('common.vip') : t('common.notVip'),
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
    onLogout: leave,
    loggingOut: leaving,
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
    words: {
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
