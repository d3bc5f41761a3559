'use client';
import { type ReactNode, useDeferredValue } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useNeeded } from '~/components/ui/load-later';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { useFile } from '~/components/ui/use-file';
import { useShownSession } from '~/features/account/shown-session';
import { useScopedI18n } from '~/i18n/client';
import type { MediaContent, PlayedPage } from '~/schemas/media-lesson';
import { withQueryClient } from '~/trpc/with-calls';

const MEMBER_CONTENT = lazyComponent(() =>
  withQueryClient(() => import('./member-content').then(({ MemberContent }) => MemberContent)),
);

interface Props {
  page: PlayedPage;
  /** Address of the content of a free lesson, of which the page has the beginning. */
  file?: string;
  /** Replacement of a locked recording, such as the poster. */
  cover: ReactNode;
  /** Notice on a lesson for members only. */
  membersOnlyNotice: ReactNode;
  /** @param loading what stands in for the rest of the lesson while that is on its way; null when it is all there */
  children: (content: MediaContent, loading: ReactNode) => ReactNode;
}

/** Shows a recorded lesson to users with access, and to others how to get it. A free one begins in the page and its file
 *  has the rest; what opens another one is loaded for users alone. */
export function MediaAccessGuard({ page, file, cover, membersOnlyNotice, children }: Props) {
  const t = useScopedI18n('media.locked');
  const rest = useFile(file, true);
  // A whole lesson takes a slow phone long to draw: a press comes before it.
  const fetched = useDeferredValue(rest.value as MediaContent | undefined);
  const { status } = useShownSession();
  const mayOpen = page.content === null && status === 'user';
  const MemberContent = useNeeded(MEMBER_CONTENT, mayOpen);
  const closed = (reason: ReactNode) => (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-8">
      {cover}
      {reason || (
        // The space of the notice, which most readers of such a page get next.
        <div className="grid content-start *:[grid-area:1/1]">
          <div className="invisible">{membersOnlyNotice}</div>
          <p role="status" className="text-soft">
            <Phrases>{t('checking')}</Phrases>
          </p>
        </div>
      )}
    </div>
  );
  if (page.content) {
    const whole = file ? fetched : page.content;
    if (whole) return children(whole, null);
    return children(
      page.content,
      rest.hasFailed ? (
        <RetryNotice text={t('failed')} retry={t('again')} onRetry={rest.load} />
      ) : (
        <p role="status" className="text-soft">
          <Phrases>{t('loading')}</Phrases>
        </p>
      ),
    );
  }
  if (mayOpen && MemberContent)
    return (
      <MemberContent page={page} closed={closed} membersOnlyNotice={membersOnlyNotice}>
        {(content) => children(content, null)}
      </MemberContent>
    );
  return closed(status === 'visitor' && membersOnlyNotice);
}
