'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useWhenKnown } from '~/features/account/use-when-known';
import { withMessages } from '~/i18n/with-messages';

const NEXT = lazyComponent(() =>
  withMessages(() => import('./scene-next').then(({ SceneNext }) => SceneNext)),
);

/** The next step of a user's day at the end of a scene. A visitor's plan has no scene, and loads nothing. */
export function NextAfterScene() {
  useWhenKnown(NEXT.fetch, false);
  const Loaded = NEXT.useComponent();
  return Loaded && <Loaded />;
}
