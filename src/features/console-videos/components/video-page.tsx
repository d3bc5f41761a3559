'use client';
import { Badge } from '~/components/ui/badge';
import { Link } from '~/components/ui/link';
import { RetryNotice } from '~/components/ui/retry-notice';
import { Skeleton } from '~/components/ui/skeleton';
import { PageHead } from '~/console/page-head';
import { ErrorReference } from '~/forms/error-reference';
import { useI18n, useLanguage } from '~/i18n/client';
import { localePath } from '~/i18n/paths';
import { consoleRoute } from '~/lib/console-routes';
import { route } from '~/lib/routes';
import { useVideo } from '../hooks';
import { HideVideo } from './hide-video';
import { LineEditor } from './line-editor';
import { VideoPoster } from './video-poster';
import { VideoTexts } from './video-texts';

/** One video course: its lines beside the video, its texts, its poster, and whether it is shown. */
export function VideoPage({ slug }: { slug: string }) {
  const t = useI18n();
  const language = useLanguage();
  const { data: video, isError, error, refetch } = useVideo(slug);
  if (isError && !video)
    return (
      <RetryNotice
        text={t('consoleShell.table.failed')}
        retry={t('consoleShell.table.retry')}
        onRetry={() => refetch()}
      >
        <ErrorReference error={error} />
      </RetryNotice>
    );
  if (!video) return <Skeleton className="h-60 w-full" />;
  const { title, hidden } = video;
  return (
    <div className="grid gap-10">
      <PageHead
        title={
          <>
            {title[language]} {hidden && <Badge tone="bad">{t('consoleContent.hidden')}</Badge>}
          </>
        }
      >
        <span className="flex flex-wrap gap-x-6">
          <Link className="link" href={localePath(language, consoleRoute('console-videos'))}>
            {t('consoleVideos.back')}
          </Link>
          <Link
            className="link"
            href={localePath(language, consoleRoute('console-videos-id-preview', { id: slug }))}
          >
            {t('consoleVideos.preview.open')}
          </Link>
          {!hidden && (
            <Link
              className="link"
              href={localePath(language, route('course-video-id', { id: slug }))}
            >
              {t('consoleVideos.seePage')}
            </Link>
          )}
        </span>
      </PageHead>
      <LineEditor video={video} onExpired={async () => (await refetch()).data?.media ?? null} />
      <VideoTexts video={video} />
      <VideoPoster video={video} />
      <HideVideo video={video} />
    </div>
  );
}
