'use client';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useWhenKnown } from '~/features/account/use-when-known';
import { withCalls } from '~/trpc/with-calls';

const BUTTON = lazyComponent(() =>
  withCalls(() => import('./hero-next-button').then(({ HeroNextButton }) => HeroNextButton)),
);

/** The next step of somebody who is known, in the place of the front page's main link. Nobody else loads it. */
export function HeroNextStep() {
  useWhenKnown(BUTTON.fetch, true);
  const Loaded = BUTTON.useComponent();
  return Loaded && <Loaded />;
}
