'use client';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { useSession } from '~/features/account/hooks';
import { useUnitProgress } from '~/features/lesson/hooks';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { WRITING } from '~/i18n/writing';
import { INTERPRETING_HASH, route } from '~/lib/routes';
import type { UnitSummary } from '~/schemas/lesson';

/** The link to the lesson: "start", "continue" or "repeat" for users who may have begun it; for others with the
 *  note that a free unit needs no account. */
export function StartLesson({ unit }: { unit: Pick<UnitSummary, 'slug' | 'access'> }) {
  const t = useScopedI18n('course.unit');
  const language = useLanguage();
  const isUser = useSession().status === 'user';
  const progress = useUnitProgress()?.get(unit.slug);
  const isBegun = progress && (progress.tried > 0 || progress.currentIndex > 0);
  const path = localePath(language, route('course-news-slug-lesson', { slug: unit.slug }));
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button asChild size="lg">
        <Link href={path}>
          <MicIcon />
          {progress?.completed ? t('again') : isBegun ? t('continue') : t('start')}
        </Link>
      </Button>
      <p className="max-w-form text-sm text-soft">
        <Phrases>
          {[
            unit.access === 'VIP' && t('vip'),
            unit.access === 'FREE' && !isUser && t('free'),
            t('microphone'),
          ]
            .filter(Boolean)
            .join(WRITING[language].space)}
        </Phrases>
      </p>
      <Link className="link inline-flex min-h-11 items-center" href={path + INTERPRETING_HASH}>
        {t('interpret')}
      </Link>
    </div>
  );
}
