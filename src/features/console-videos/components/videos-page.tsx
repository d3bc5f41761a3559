'use client';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { PageHead } from '~/console/page-head';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n } from '~/i18n/client';
import { useVideos } from '../hooks';
import { VideoRow } from './video-row';

/** The video courses, hidden ones too, each with a link to its page. */
export function VideosPage() {
  const t = useI18n();
  const { data: videos, isError, error, refetch } = useVideos();
  return (
    <div className="grid gap-8">
      <PageHead title={t('consoleVideos.title')}>{t('consoleVideos.lead')}</PageHead>
      {videos ? (
        videos.length === 0 ? (
          <p className="text-soft">{t('consoleVideos.empty')}</p>
        ) : (
          <ul className="border-t border-line">
            {videos.map((video) => (
              <VideoRow key={video.id} video={video} />
            ))}
          </ul>
        )
      ) : isError ? (
        <RetryNotice
          text={t('consoleShell.table.failed')}
          retry={t('consoleShell.table.retry')}
          onRetry={() => refetch()}
        >
          <ErrorReference error={error} />
        </RetryNotice>
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </div>
  );
}
