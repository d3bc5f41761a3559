'use client';
import { Button } from '~/components/ui/button';
import { lazyComponent } from '~/components/ui/lazy-component';
import { Link } from '~/components/ui/link';
import { useNeeded } from '~/components/ui/load-later';
import { Notice } from '~/components/ui/notice';
import { Phrases } from '~/components/ui/phrases';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { withMessages } from '~/i18n/with-messages';
import { route } from '~/lib/routes';
import { errorCode } from '~/trpc/error-code';
import { useShowLesson } from '../../player/lesson-begun';
import type { OpenedLesson } from '../../player/stored-work';
import { type PageLesson, useLesson } from '../../use-lesson';
import { LessonView } from './lesson-view';

interface Props {
  slug: string;
  /** The English headline, shown alone until the lesson is open. */
  headline: string;
  /** The lesson that is part of the page; null when it has to be opened first. */
  page: PageLesson | null;
}

/** The lesson of one unit: opens it and shows the player, or the reason why it cannot be opened. */
export function LessonPlayer({ slug, headline, page }: Props) {
  const { lesson, error, again } = useLesson(slug, page);
  useShowLesson();
  if (lesson) return <LessonView key={viewKey(lesson)} lesson={lesson} />;
  if (error) return <LessonFailed slug={slug} error={error} again={again} />;
  return <Opening headline={headline} />;
}

/** Local data changes the first item of a lesson: the view is then replaced. */
const viewKey = ({ storedWork, owner }: OpenedLesson) =>
  `${storedWork === 'some' ? 'stored' : 'new'} ${owner}`;

function Opening({ headline }: { headline: string }) {
  const t = useScopedI18n('lesson');
  return (
    <main
      className="column grid min-h-dvh content-center justify-items-center gap-6 text-center"
      aria-busy="true"
    >
      <h1 lang="en" className="max-w-text font-english text-3xl">
        {headline}
      </h1>
      <p role="status" className="animate-pulse text-soft">
        <Phrases>{t('opening')}</Phrases>
      </p>
    </main>
  );
}

const REASON = lazyComponent(() =>
  withMessages(() => import('./rejection-reason').then(({ RejectionReason }) => RejectionReason)),
);

interface FailedProps {
  slug: string;
  error: Error;
  again: () => void;
}

function LessonFailed({ slug, error, again }: FailedProps) {
  const t = useScopedI18n('lesson.failed');
  const language = useLanguage();
  const code = errorCode(error);
  const Reason = useNeeded(REASON, code !== null);
  const path = (to: string) => localePath(language, to);
  const lessonPath = path(route('course-news-slug-lesson', { slug }));
  return (
    <main className="column grid min-h-dvh max-w-form content-center gap-6">
      <h1 className="text-2xl">
        <Phrases>{t('title')}</Phrases>
      </h1>
      <Notice tone="error">{code ? Reason && <Reason code={code} /> : t('network')}</Notice>
      <div className="flex flex-wrap gap-3">
        {code === 'LOGIN_USER_REQUIRED' ? (
          <Button asChild>
            <Link href={`${path(route('login'))}?next=${encodeURIComponent(lessonPath)}`}>
              {t('login')}
            </Link>
          </Button>
        ) : code === 'MEMBERSHIP_REQUIRED' ? (
          <Button asChild>
            <Link href={path(route('price'))}>{t('join')}</Link>
          </Button>
        ) : code === 'UNIT_NOT_FOUND' ? null : (
          <Button onClick={again}>{t('again')}</Button>
        )}
        <Button asChild variant="secondary">
          <Link href={path(route('course-news'))}>{t('others')}</Link>
        </Button>
      </div>
    </main>
  );
}
