'use client';
import { type ReactNode, useDeferredValue } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useNeeded } from '~/components/ui/load-later';
import { Phrases } from '~/components/ui/phrases';
import { RetryNotice } from '~/components/ui/retry-notice';
import { useFile } from '~/components/ui/use-file';
import { useSession } from '~/features/account/hooks';
import { useScopedI18n } from '~/i18n/client';
import type { MediaContent, PlayedPage } from '~/schemas/media-lesson';

const MEMBER_CONTENT = lazyComponent(() =>
  import('./member-content').then(({ MemberContent }) => MemberContent),
);

interface Props {
  page: PlayedPage;
  /** Address of the content of a free lesson, whose page has only the beginning. */
  file?: string;
  /** Replacement of a locked recording, such as the poster. */
  cover: ReactNode;
  /** Notice on a lesson for members only. */
  membersOnlyNotice: ReactNode;
  /** @param loading placeholder of the rest of the lesson while it is loading; null when it is complete */
  children: (content: MediaContent, loading: ReactNode) => ReactNode;
}

/** Shows a recorded lesson to users with access, and to others a panel on how to get it. The beginning of a
 *  free lesson is in the page, the rest in its file; the script that opens a members' lesson is loaded only
 *  for users. */
export function MediaAccessGuard({ page, file, cover, membersOnlyNotice, children }: Props) {
  const t = useScopedI18n('media.locked');
  const rest = useFile(file, true);
  // Deferred: rendering a whole lesson takes long on a slow phone, and presses take precedence.
  const fetched = useDeferredValue(rest.value as MediaContent | undefined);
  const { status } = useSession();
  const mayOpen = page.content === null && status === 'user';
  const MemberContent = useNeeded(MEMBER_CONTENT, mayOpen);
  const closed = (reason: ReactNode) => (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-8">
      {cover}
      {reason || (
        // Has the size of the notice, which most readers of such a page see next.
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
