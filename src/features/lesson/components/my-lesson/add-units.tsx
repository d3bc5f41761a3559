'use client';
import { toast } from 'sonner';
import { IconButton } from '~/components/ui/icon-button';
import { PlusIcon } from '~/components/ui/icons/editing';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { MyUnitsOverview } from '~/schemas/lesson';
import { useAddUnit } from '../../hooks';

/** The newest units that are not in My Learning yet, each with a button that adds it. */
export function AddUnits({ units }: { units: MyUnitsOverview['addable'] }) {
  const t = useI18n();
  const showError = useErrorToast();
  const language = useLanguage();
  const add = useAddUnit();
  if (units.length === 0) return null;
  const addUnit = (slug: string) =>
    add.mutate(
      { slug },
      {
        onSuccess: () => toast(t('memory.courses.added')),
        onError: (error) => showError(error),
      },
    );
  return (
    <section className="grid gap-2">
      <h2 className="border-b-2 border-text pb-2 text-xl">
        <Phrases>{t('memory.courses.add')}</Phrases>
      </h2>
      <ul>
        {units.map(({ slug, headline, level, access }) => (
          <li
            key={slug}
            className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-line py-2"
          >
            <div className="min-w-0">
              <Link
                href={localePath(language, route('course-news-slug', { slug }))}
                className="inline-flex min-h-11 items-center font-serif font-semibold hover:text-ink hover:underline"
              >
                {headline[language]}
              </Link>
              <p className="text-sm text-soft">
                {level}
                {access === 'VIP' && <span className="ml-3">{t('memory.courses.members')}</span>}
              </p>
            </div>
            <IconButton
              label={t('memory.courses.addLabel', { headline: headline[language] })}
              onClick={() => addUnit(slug)}
            >
              <PlusIcon className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
