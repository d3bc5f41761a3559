'use client';
import { useEffect, useRef, useState } from 'react';
import { KeyboardIcon } from '~/components/ui/icons/playing';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useNeeded } from '~/components/ui/load-later';
import { useScopedI18n } from '~/i18n/client';
import { withMessages } from '~/i18n/with-messages';

const KEYS = lazyComponent(() =>
  withMessages(() => import('./player-keys').then(({ PlayerKeys }) => PlayerKeys)),
);

/** List of the player keys, on devices with a keyboard: loaded when it is pointed at or focused, and rendered
 *  while it is open. A press opens it even before hydration. */
export function PlayerKeysList() {
  const t = useScopedI18n('media.deck');
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const follow = () => setIsOpen(details.current?.open === true);
  useEffect(follow, []);
  const Keys = useNeeded(KEYS, isOpen);
  return (
    <details
      ref={details}
      onToggle={follow}
      suppressHydrationWarning // may be open already
      className="hidden text-sm md:block"
    >
      <summary
        {...KEYS.onReach}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 text-soft hover:text-text"
      >
        <KeyboardIcon className="size-5" />
        {t('keys')}
      </summary>
      {isOpen && Keys && <Keys />}
    </details>
  );
}
