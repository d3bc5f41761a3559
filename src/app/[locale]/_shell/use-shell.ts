'use client';
import type { Shell, ShellLink } from '~/components/layout/shell-types';
import { UserIcon } from '~/components/ui/icons';
import { useSession } from '~/features/account/hooks';
import { useRememberKnown } from '~/features/account/known-here';
import { useCartBadge } from '~/features/cart/hooks';
import { useI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { countText } from '~/lib/count-text';
import { LANGUAGES } from '~/lib/language';
import { type PlainRoute, route } from '~/lib/routes';
import type { UserView } from '~/schemas/auth';
import { switchLanguage } from './switch-language';
import { useHere } from './use-here';
import { useLeave } from './use-leave';

const LANGUAGE_NAMES = { zh: '繁體中文', en: 'English' } as const;

/** Everything that the head of a page and its menus need, from the features that know it. */
export function useShell(brand: string): Shell {
  const t = useI18n();
  const { language, path } = useHere();
  const session = useSession();
  useRememberKnown(session.status);
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
      ...link(
        'cart',
        count > 0 ? t('common.cartWith', { count: countText(count) }) : t('common.cart'),
      ),
      count,
    },
    login: link('login', t('common.login')),
    visitor: {
      loaded: session.status !== 'unknown',
      user: user && {
        name: user.name,
        level: t(levelKey(user.vip)),
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

function levelKey({ level, paused }: UserView['vip']) {
  if (paused) return 'membership.pausedBadge' as const;
  return level === 'VIP' ? ('common.vip' as const) : ('common.notVip' as const);
}
