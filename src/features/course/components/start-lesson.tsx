'use client';
import { useEffect } from 'react';
import { Button } from '~/components/ui/button';
import { MicIcon } from '~/components/ui/icons/microphone';
import { lazyComponent } from '~/components/ui/lazy-component';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { hasLocalRows } from '~/device/has-local-rows';
import { useShownSession } from '~/features/account/shown-session';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import type { UnitSummary } from '~/schemas/lesson';
import { hasQueryClient } from '~/trpc/query-client-state';
import { withCalls } from '~/trpc/with-calls';

const LABEL = lazyComponent(() =>
  withCalls(() => import('./start-label').then(({ StartLabel }) => StartLabel)),
);

/** The link to the lesson. Who may have begun it loads what it says: a user, or whoever practised on this
 *  device. */
export function StartLesson({ unit }: { unit: Pick<UnitSummary, 'slug' | 'access'> }) {
  const t = useScopedI18n('course.unit');
  const language = useLanguage();
  const { status } = useShownSession();
  const Label = LABEL.useComponent();
  useEffect(() => {
    if (status === 'user' || hasQueryClient()) void LABEL.fetch();
    else if (status === 'visitor')
      hasLocalRows().then((mayHaveBegun) => {
        if (mayHaveBegun) void LABEL.fetch();
      });
  }, [status]);
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <Button asChild size="lg">
        <Link href={localePath(language, route('course-news-slug-lesson', { slug: unit.slug }))}>
          <MicIcon />
          {Label ? <Label slug={unit.slug} /> : t('start')}
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
