'use client';
import type { ReactNode } from 'react';
import { RetryNotice } from '~/components/ui/retry-notice';
import { ErrorReference } from '~/forms/error-reference';
import { useScopedI18n } from '~/i18n/client';
import type { MediaContent, PlayedPage } from '~/schemas/media-lesson';
import { useMediaContent } from '../hooks';
import { RenewedMedia } from '../player/renewed-media';

export interface MemberContentProps {
  page: PlayedPage;
  /** Replacement while it is not opened, with the reason. */
  closed: (reason: ReactNode) => ReactNode;
  /** Notice on a lesson for members only. */
  membersOnlyNotice: ReactNode;
  children: (content: MediaContent) => ReactNode;
}

/** A recorded lesson that the server opens for members. */
export function MemberContent({ page, closed, membersOnlyNotice, children }: MemberContentProps) {
  const t = useScopedI18n('media.locked');
  const { content, locked, failed, error, again, renew } = useMediaContent(page);
  if (content) return <RenewedMedia value={renew}>{children(content)}</RenewedMedia>;
  if (locked) return closed(membersOnlyNotice);
  return closed(
    failed && (
      <RetryNotice text={t('failed')} retry={t('again')} onRetry={again}>
        <ErrorReference error={error} />
      </RetryNotice>
    ),
  );
}
