'use client';
import { Badge } from '~/components/ui/badge';
import { Button } from '~/components/ui/button';
import { Link } from '~/components/ui/link';
import { PlannedBadge } from '~/console/content/planned-badge';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { formatDate } from '~/lib/format-date';
import { formatDuration } from '~/lib/format-duration';
import { LANGUAGE_TAGS, otherLanguage } from '~/lib/language';
import type { OperatorListedVideo } from '~/schemas/operator-video';

/** A video course in the list. */
export function VideoRow({ video }: { video: OperatorListedVideo }) {
  const t = useI18n();
  const language = useLanguage();
  const { slug, title, level, access, hidden, durationMs, publishedOn, publishAt, lineCount } =
    video;
  const name = title[language];
  const other = otherLanguage(language);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-4">
      <div className="min-w-0 grow basis-72">
        <h2 className="text-base font-semibold wrap-anywhere">
          {name}{' '}
          {hidden ? (
            <Badge tone="bad">{t('consoleContent.hidden')}</Badge>
          ) : (
            <Badge>{t('consoleVideos.published')}</Badge>
          )}{' '}
          <PlannedBadge publishAt={publishAt} />
        </h2>
        <p lang={LANGUAGE_TAGS[other]} className="text-sm text-soft wrap-anywhere">
          {title[other]}
        </p>
        <p className="figures flex flex-wrap gap-x-3 text-sm">
          <span>{level}</span>
          <span>{t(`consoleVideos.texts.${access}`)}</span>
          <span>{t('consoleVideos.lines', { count: lineCount })}</span>
          <span>{formatDuration(Math.floor(durationMs / 1000))}</span>
          <span>{formatDate(publishedOn, language)}</span>
        </p>
      </div>
      <Button asChild variant="secondary" size="sm">
        <Link
          href={localePath(language, consoleRoute('console-videos-id', { id: slug }))}
          aria-label={t('consoleVideos.openName', { title: name })}
        >
          {t('consoleVideos.open')}
        </Link>
      </Button>
    </li>
  );
}
