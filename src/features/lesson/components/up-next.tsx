'use client';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { Link } from '~/components/ui/link';
import { Waveform } from '~/components/ui/waveform';
import { ITEMS_PER_UNIT } from '~/domain/unit-kinds';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { MyUnitsOverview } from '~/schemas/lesson';
import { useReviewToday } from '../hooks';

/** The unit to continue: the one practised last, at its last position. Cards due today come first. */
export function UpNext({ mine }: { mine: NonNullable<MyUnitsOverview['next']> }) {
  const t = useScopedI18n('lesson.mine');
  const language = useLanguage();
  const due = useReviewToday().data?.due ?? 0;
  const { unit, triedItems, passedItems, currentIndex } = mine;
  return (
    <section className="grid gap-4 border-t-2 border-gold bg-raised px-5 py-6 md:px-8">
      <h2 className="kicker font-sans">{t('now')}</h2>
      <p className="font-serif text-2xl font-semibold">{unit.headline[language]}</p>
      <Waveform envelope={unit.envelope} progress={triedItems / ITEMS_PER_UNIT} className="h-14" />
      <p className="figures text-soft">
        {t('tried', { tried: triedItems, count: ITEMS_PER_UNIT })}
        {passedItems > 0 && <span className="ml-4">{t('passed', { passed: passedItems })}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Button asChild size="lg" variant={due > 0 ? 'secondary' : 'primary'}>
          <Link href={localePath(language, route('course-news-slug-lesson', { slug: unit.slug }))}>
            <MicIcon />
            {triedItems > 0 || currentIndex > 0 ? t('continue') : t('start')}
          </Link>
        </Button>
        <p className="figures text-sm text-soft">{t('nextItem', { k: currentIndex + 1 })}</p>
      </div>
    </section>
  );
}
