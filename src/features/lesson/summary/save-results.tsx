'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';

/** A visitor's results are on this device only: how to keep them in an account.
 *  @param filled whether its button is the filled one of the page */
export function SaveResults({ filled }: { filled: boolean }) {
  const t = useScopedI18n('lesson.summary');
  const language = useLanguage();
  const next = encodeURIComponent(localePath(language, route('my-lesson')));
  return (
    <section className="grid gap-1 border-l-2 border-gold bg-sunken px-4 py-2">
      <p className="text-sm">
        <Phrases>{t('visitor')}</Phrases>
      </p>
      <div className="flex flex-wrap items-center gap-x-3">
        <Button asChild size="sm" variant={filled ? 'primary' : 'secondary'}>
          <Link href={localePath(language, route('signup'))}>{t('signup')}</Link>
        </Button>
        <Link
          className="link inline-flex min-h-11 items-center text-sm"
          href={`${localePath(language, route('login'))}?next=${next}`}
        >
          {t('login')}
        </Link>
      </div>
    </section>
  );
}
