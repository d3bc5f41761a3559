'use client';
import { Button } from '~/components/ui/button';
import { IconButton } from '~/components/ui/icon-button';
import { TrashIcon } from '~/components/ui/icons/editing';
import { Link } from '~/components/ui/link';
import { Phrases } from '~/components/ui/phrases';
import { ProgressBar } from '~/components/ui/progress-bar';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { ErrorReference } from '~/forms/error-reference';
import { useRemoveWithUndo } from '~/forms/use-remove-with-undo';
import { useI18n, useLanguage, useScopedI18n } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { formatDate } from '~/lib/format-date';
import { formatDuration } from '~/lib/format-duration';
import { route } from '~/lib/routes';
import type { MyMedia as Mine } from '~/schemas/media-lesson';
import { useAddMedia, useMyMedia, useRemoveMedia } from '../hooks';

/** The recorded lessons of My Learning, with their progress and a link to continue. */
export function MyMedia() {
  const t = useScopedI18n('media');
  const language = useLanguage();
  const mine = useMyMedia();
  return (
    <section className="grid gap-2 pb-12" aria-labelledby="my-media">
      <h2 id="my-media" className="border-b-2 border-text pb-2 text-xl">
        <Phrases>{t('mine.title')}</Phrases>
      </h2>
      {mine.data ? (
        <ul>
          {mine.data.map((row) => (
            <Row key={row.lesson.slug} mine={row} />
          ))}
        </ul>
      ) : mine.isError ? (
        <RetryNotice text={t('mine.failed')} retry={t('player.again')} onRetry={mine.refetch}>
          <ErrorReference error={mine.error} />
        </RetryNotice>
      ) : (
        <Skeleton className="h-24 w-full" />
      )}
      {mine.data?.length === 0 && (
        <p className="flex flex-wrap items-center gap-x-4 py-4 text-soft">
          {t('mine.empty')}
          <Link
            href={localePath(language, route('course-video'))}
            className="link inline-flex min-h-11 items-center"
          >
            {t('mine.browse')}
          </Link>
        </p>
      )}
    </section>
  );
}

function Row({ mine }: { mine: Mine }) {
  const t = useScopedI18n('media');
  const language = useLanguage();
  const { lesson, percent, positionMs, completedAt, lastActiveAt } = mine;
  const text = completedAt
    ? t(`mine.done.${lesson.kind}`)
    : percent === 0
      ? t(`mine.new.${lesson.kind}`)
      : t(`mine.percent.${lesson.kind}`, { percent });
  const action = completedAt ? t(`mine.again.${lesson.kind}`) : t('mine.continue');
  const to = route(lesson.kind === 'VIDEO' ? 'course-video-id' : 'course-voice-id', {
    id: lesson.slug,
  });
  const href = localePath(language, to);
  return (
    <li className="grid grid-cols-[1fr_auto_auto] items-center gap-x-3 border-b border-line py-4">
      <div className="grid min-w-0 gap-1.5">
        <Link
          href={href}
          className="inline-flex min-h-11 items-center font-serif text-lg font-semibold hover:text-ink hover:underline"
        >
          {lesson.title[language]}
        </Link>
        <ProgressBar value={percent / 100} label={text} valueText={text} />
        <p className="figures flex flex-wrap gap-x-4 text-sm text-soft">
          <span>{t(`kind.${lesson.kind}`)}</span>
          <span>{text}</span>
          {!completedAt && positionMs > 0 && (
            <span>{t('mine.at', { time: formatDuration(Math.floor(positionMs / 1000)) })}</span>
          )}
          <span>{formatDate(completedAt ?? lastActiveAt, language)}</span>
        </p>
      </div>
      <Button asChild variant="secondary" size="sm">
        <Link href={href} aria-label={`${action}: ${lesson.title[language]}`}>
          {action}
        </Link>
      </Button>
      <RemoveMedia mine={mine} />
    </li>
  );
}

function RemoveMedia({ mine: { lesson } }: { mine: Mine }) {
  const t = useI18n();
  const language = useLanguage();
  const add = useAddMedia();
  const remove = useRemoveMedia();
  const { slug } = lesson;
  const onRemove = useRemoveWithUndo({
    remove: () => remove.mutateAsync({ slug }),
    restore: () => add.mutateAsync({ slug }),
    removed: t('media.keep.removed'),
    undo: t('media.keep.undo'),
  });
  return (
    <IconButton
      label={t('media.keep.removeLabel', { title: lesson.title[language] })}
      onClick={onRemove}
    >
      <TrashIcon className="size-5" />
    </IconButton>
  );
}
