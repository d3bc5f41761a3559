import { type ComponentType, useSyncExternalStore } from 'react';
import { createStore } from '~/lib/create-store';
import { emitNavigation } from '~/lib/navigation-events';

/** A component that is not visible until it is requested: the page's start does not wait for its script. It
 *  works without Suspense, which would turn every 404 of a page into a 200. */
export function lazyComponent<Props>(load: () => Promise<ComponentType<Props>>) {
  const component = createStore<ComponentType<Props> | null>(null);
  let pending: Promise<boolean> | null = null;

  /** Loads the component; after a lost connection the next call tries again.
   *  @returns whether it is loaded */
  function fetch(): Promise<boolean> {
    pending ??= load().then(
      (loaded) => {
        component.set(loaded);
        return true;
      },
      () => {
        pending = null;
        return false;
      },
    );
    return pending;
  }

  /** Loads the component while a user waits for it; a failure is reported as a failed navigation.
   *  @returns whether it is loaded */
  async function request(): Promise<boolean> {
    const loaded = await fetch();
    if (!loaded) emitNavigation('failed');
    return loaded;
  }

  const reach = () => void fetch();

  return {
    fetch,
    request,
    /** The component; null until it is loaded. */
    useComponent: () => useSyncExternalStore(component.subscribe, component.get, () => null),
    /** Handlers for the control that opens the component: pointing at it, touching or focusing it loads the
     *  component. */
    onReach: { onPointerEnter: reach, onTouchStart: reach, onFocus: reach },
  };
}

/** The result of `lazyComponent`. */
export type LazyComponent<Props> = ReturnType<typeof lazyComponent<Props>>;
