'use client';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';

/** A link to the practice settings in their former place, for bookmarks of it. */
export function MovedSettings() {
  const t = useScopedI18n('lesson.settings');
  const path = localePath(useLanguage(), route('profile'));
  return (
    <p id="practice-settings" className="border-t border-line py-4 text-sm text-soft">
      <Phrases>{t('moved')}</Phrases>{' '}
      <Link className="link inline-flex min-h-11 items-center" href={`${path}#practice-settings`}>
        {t('toProfile')}
      </Link>
    </p>
  );
}
