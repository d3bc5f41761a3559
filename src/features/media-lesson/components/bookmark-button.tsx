'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useSession } from '~/features/account/hooks';
import { useWhenKnown } from '~/features/account/use-when-known';
import { withMessages } from '~/i18n/with-messages';
import type { BookmarkToggleProps } from './bookmark-toggle';

const TOGGLE = lazyComponent(() =>
  withMessages(() => import('./bookmark-toggle').then(({ BookmarkToggle }) => BookmarkToggle)),
);

/** Place of the button that adds a recorded lesson to My Learning: loaded for users, empty for visitors, who have no
 *  such list. */
export function BookmarkButton(props: BookmarkToggleProps) {
  const isUser = useSession().status === 'user';
  const Toggle = TOGGLE.useComponent();
  useWhenKnown(TOGGLE.fetch, false);
  return isUser && Toggle ? <Toggle {...props} /> : <div className="min-h-11" />;
}
