'use client';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useUnitProgress } from '~/features/lesson/hooks';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { UnitSummary } from '~/schemas/lesson';

/** The link to the lesson: start, continue, or repeat. */
export function StartLesson({ unit }: { unit: Pick<UnitSummary, 'slug' | 'access'> }) {
  const t = useScopedI18n('course.unit');
  const language = useLanguage();
  const progress = useUnitProgress()?.[unit.slug];
  const label = progress?.completed
    ? t('again')
    : progress && (progress.tried > 0 || progress.currentIndex > 0)
      ? t('continue')
      : t('start');
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button asChild size="lg">
        <Link href={localePath(language, route('course-news-slug-lesson', { slug: unit.slug }))}>
          <MicIcon />
          {label}
        </Link>
      </Button>
      <p className="max-w-form text-sm text-soft">
        <Phrases>
          {[unit.access === 'FREE' ? t('free') : t('vip'), t('microphone')].join(
            language === 'zh' ? '' : ' ',
          )}
        </Phrases>
      </p>
    </div>
  );
}
