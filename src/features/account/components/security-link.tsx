'use client';
import { ChevronRightIcon } from '~/components/ui/icons/arrows';
import { LockIcon } from '~/components/ui/icons/marks';
import { Link } from '~/components/ui/link';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';

/** The link from the profile to devices, data and deletion. */
export function SecurityLink() {
  const t = useI18n();
  const language = useLanguage();
  return (
    <Link
      href={localePath(language, route('profile-security'))}
      className="flex items-center gap-4 border-t border-line py-4 text-text no-underline hover:bg-sunken"
    >
      <LockIcon className="text-soft" />
      <span className="grow">
        <span className="block font-semibold">{t('security.title')}</span>
        <span className="block text-sm text-soft">{t('security.open')}</span>
      </span>
      <ChevronRightIcon className="text-soft" />
    </Link>
  );
}
