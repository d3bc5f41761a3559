import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import { createStore } from '~/lib/create-store';
import { emitNavigation } from '~/lib/navigation-events';
import { whenIdle } from '~/lib/when-idle';
import { useCanPrefetch } from './connection';

/** A part that is nowhere to be seen until somebody asks for it: its script is not among those that a
 *  page's start waits for. Without Suspense, which would turn every 404 of a page into a 200. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const part = createStore<ComponentType<Props> | null>(null);
  let coming: Promise<boolean> | null = null;

  /** Whether it is there now; after a loss of the connection the next call tries again. */
  function fetch(): Promise<boolean> {
    coming ??= load().then(
      (arrived) => {
        part.set(arrived);
        return true;
      },
      () => {
        coming = null;
        return false;
      },
    );
    return coming;
  }

  return {
    fetch,
    /** The same for somebody who waits for it: when it is lost they are told as of a page.
     *  @returns whether it is there now */
    ask: async (): Promise<boolean> => {
      const loaded = await fetch();
      if (!loaded) emitNavigation('failed');
      return loaded;
    },
    /** The part; null as long as it is not there. */
    usePart: () => useSyncExternalStore(part.subscribe, part.get, () => null),
    /** Fetches it when the page is done with everything else, unless that costs somebody something.
     *  @param wanted whether it may be asked for at all, once the page stands */
    useIdleFetch: (wanted: () => boolean = () => true) => {
      const ahead = useCanPrefetch();
      // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page stands.
      useEffect(() => (ahead && wanted() ? whenIdle(fetch) : undefined), [ahead]);
    },
  };
}
