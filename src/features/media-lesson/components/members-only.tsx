'use client';
import { Button } from '~/components/ui/button';
import { LockIcon } from '~/components/ui/icons';
import { Link } from '~/components/ui/link';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';

/** In the place of a members' recording: what it takes to open it. */
export function MembersOnly({ isVisitor }: { isVisitor: boolean }) {
  const t = useScopedI18n('media.locked');
  const language = useLanguage();
  return (
    <div className="grid max-w-text content-center justify-items-start gap-4">
      <p className="flex items-center gap-2 text-lg font-semibold">
        <LockIcon className="size-5 text-gold-text" />
        {t('title')}
      </p>
      <p className="text-soft">{isVisitor ? t('visitor') : t('user')}</p>
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link href={localePath(language, route('price'))}>{t('plans')}</Link>
        </Button>
        {isVisitor && (
          <Button asChild look="secondary">
            <Link href={localePath(language, route('login'))}>{t('login')}</Link>
          </Button>
        )}
      </div>
    </div>
  );
}
