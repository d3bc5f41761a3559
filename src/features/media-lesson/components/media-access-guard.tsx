'use client';
import type { ReactNode } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useNeeded } from '~/components/ui/load-later';
import { Phrases } from '~/components/ui/phrases';
import { useShownSession } from '~/features/account/shown-session';
import { useScopedI18n } from '~/i18n/client';
import type { MediaContent, MediaPage } from '~/schemas/media-lesson';
import { withQueryClient } from '~/trpc/with-calls';

const MEMBER_CONTENT = lazyComponent(() =>
  withQueryClient(() => import('./member-content').then(({ MemberContent }) => MemberContent)),
);

interface Props {
  page: MediaPage;
  /** Replacement of a locked recording, such as the poster. */
  cover: ReactNode;
  /** Notice on a lesson for members only. */
  membersOnlyNotice: ReactNode;
  children: (content: MediaContent) => ReactNode;
}

/** Shows a recorded lesson to users with access, and to others how to get it. A free one is in the page; what opens
 *  another one is loaded for users alone. */
export function MediaAccessGuard({ page, cover, membersOnlyNotice, children }: Props) {
  const t = useScopedI18n('media.locked');
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
  if (page.content) return children(page.content);
  if (mayOpen && MemberContent)
    return (
      <MemberContent page={page} closed={closed} membersOnlyNotice={membersOnlyNotice}>
        {children}
      </MemberContent>
    );
  return closed(status === 'visitor' && membersOnlyNotice);
}
