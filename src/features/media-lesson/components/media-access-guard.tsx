'use client';
import type { ReactNode } from 'react';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { useScopedI18n } from '~/i18n/client';
import type { MediaContent, MediaPage } from '~/schemas/media-lesson';
import { useMediaContent } from '../hooks';

interface Props {
  page: MediaPage;
  /** Replacement of a locked recording, such as the poster. */
  cover: ReactNode;
  /** Notice on a lesson for members only. */
  membersOnlyNotice: ReactNode;
  children: (content: MediaContent) => ReactNode;
}

/** Shows a recorded lesson to users with access, and to others how to get it. */
export function MediaAccessGuard({ page, cover, membersOnlyNotice, children }: Props) {
  const t = useScopedI18n('media.locked');
  const { content, locked, failed, again } = useMediaContent(page);
  if (content) return children(content);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-8">
      {cover}
      {locked ? (
        membersOnlyNotice
      ) : failed ? (
        <RetryNotice text={t('failed')} retry={t('again')} onRetry={again} />
      ) : (
        <p role="status" className="text-soft">
          <Phrases>{t('checking')}</Phrases>
        </p>
      )}
    </div>
  );
}
