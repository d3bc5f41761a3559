'use client';
import type { FocusEvent } from 'react';
import { Toaster } from 'sonner';
import { CheckIcon, InfoIcon, WarningIcon } from '~/components/ui/icons/marks';
import { useScopedI18n } from '~/i18n/client';
import { findRouteKey, type RouteKey } from '~/lib/routes';
import { useCurrentPath } from './use-current-path';
import { useUncoveredSide } from './use-free-side';

/** Pages with the microphone at the bottom. */
const SPOKEN: readonly (RouteKey | null)[] = ['course-news-slug-lesson', 'my-lesson-review'];

/** Height of the header plus a gap, px. */
const BELOW_HEAD = 68;

const ICONS = {
  success: <CheckIcon className="text-said" />,
  info: <InfoIcon className="text-ink" />,
  warning: <WarningIcon className="text-nearly" />,
  error: <WarningIcon className="text-again" />,
};

/** Hides from Sonner that Tab moved the focus into a popup. Sonner would restore the previous focus as soon
 *  as the focus left the popup, so that Tab would lead back to the element before the popup and into it
 *  again, for as long as one is shown. A focus set by Sonner's own key, which focuses the list, or by a
 *  pointer is restored as usual. */
function hideTab(event: FocusEvent): void {
  if (event.target.matches('li:focus-visible, li :focus-visible')) event.stopPropagation();
}

/** Toasts at the bottom centre, but never over the microphone or the page's primary button. */
export function Toasts() {
  const { path } = useCurrentPath();
  const free = useUncoveredSide();
  const t = useScopedI18n('common');
  return (
    <div className="contents" onFocusCapture={hideTab}>
      <Toaster
        customAriaLabel={t('notices')}
        position={SPOKEN.includes(findRouteKey(path)) ? 'top-center' : free}
        mobileOffset={{ top: BELOW_HEAD, bottom: 16, left: 16, right: 16 }}
        offset={{ top: BELOW_HEAD, bottom: 24 }}
        theme="system"
        icons={ICONS}
        toastOptions={{ className: 'toast' }}
      />
    </div>
  );
}
