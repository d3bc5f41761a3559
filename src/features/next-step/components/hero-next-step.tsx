'use client';
import { useEffect } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useStatedLevel } from '~/device/use-stated-level';
import { useSession } from '~/features/account/hooks';
import { useWhenKnown } from '~/features/account/use-when-known';
import { withMessages } from '~/i18n/with-messages';

const BUTTON = lazyComponent(() =>
  withMessages(() => import('./hero-next-button').then(({ HeroNextButton }) => HeroNextButton)),
);

/** The next step of a user, and of a visitor who has practised or stated a level on this device, in place of the front
 *  page's main link; not loaded for others. By its attribute the
 *  style sheet puts the link first before it is loaded: see `hero` in `globals.css`. */
export function HeroNextStep() {
  useWhenKnown(BUTTON.fetch, true);
  const isUser = useSession().status === 'user';
  const [level] = useStatedLevel();
  useEffect(() => {
    if (level !== null) void BUTTON.fetch();
  }, [level]);
  const Loaded = BUTTON.useComponent();
  return (
    <>
      {(isUser || Loaded) && <span data-known-step="" hidden />}
      {Loaded && <Loaded />}
    </>
  );
}
