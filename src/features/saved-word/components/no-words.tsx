'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';

/** The empty state: how a word gets here. */
export function NoWords() {
  const t = useScopedI18n('savedWord.list');
  const language = useLanguage();
  return (
    <section className="grid max-w-text justify-items-start gap-3 border-t border-line py-12">
      <h2 className="text-xl">
        <Phrases>{t('empty')}</Phrases>
      </h2>
      <p className="text-soft">
        <Phrases>{t('emptyHow')}</Phrases>
      </p>
      <Button asChild>
        <Link href={localePath(language, route('course-news'))}>{t('read')}</Link>
      </Button>
    </section>
  );
}
