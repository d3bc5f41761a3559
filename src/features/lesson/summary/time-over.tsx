'use client';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { VISITOR } from '~/device/owner';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';

interface Props {
  owner: string;
  /** Index of the item to resume with, 0 … count − 1. */
  resumeAt: number;
  /** Number of items that were not tried yet. */
  left: number;
  onMore: () => void;
}

/** Note that the time is over before the unit: the remaining items, and when to continue. */
export function TimeOver({ owner, resumeAt, left, onMore }: Props) {
  const t = useScopedI18n('practice.time');
  const language = useLanguage();
  const away = owner === VISITOR ? route('course-news') : route('my-lesson');
  return (
    <section className="grid justify-items-start gap-2">
      <div>
        {left > 0 && (
          <p>
            <Phrases>{t('remaining', { left })}</Phrases>
          </p>
        )}
        <p>
          <Phrases>{t('tomorrow', { k: resumeAt + 1 })}</Phrases>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 max-md:w-full">
        <Button asChild className="max-md:grow">
          <Link href={localePath(language, away)}>{t('untilTomorrow')}</Link>
        </Button>
        <button type="button" className="link min-h-11" onClick={onMore}>
          {t('more')}
        </button>
      </div>
    </section>
  );
}
