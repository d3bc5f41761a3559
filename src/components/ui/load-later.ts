import { type ComponentType, useEffect } from 'react';
import { whenIdle } from '~/lib/when-idle';
import { whenTouched } from '~/lib/when-touched';
import type { LazyComponent } from './lazy-component';

// This is a separate file from `lazy-component.ts`, because most pages use neither hook.

/** A lazy component that is loaded as soon as it is needed; without a connection, when it returns.
 *  @returns the component; null until it is loaded */
export function useNeeded<Props>(
  lazy: LazyComponent<Props>,
  isNeeded: boolean,
): ComponentType<Props> | null {
  const Component = lazy.useComponent();
  const isMissing = isNeeded && !Component;
  useEffect(() => {
    if (!isMissing) return;
    const load = () => void lazy.request();
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [lazy, isMissing]);
  return Component;
}

/** Loads lazy components when the browser is idle after the first touch of the page: for parts that must work
 *  when the connection is lost later. */
export function useLoadAfterTouch({ fetch }: Pick<LazyComponent<never>, 'fetch'>): void {
  useEffect(() => {
    let cancelIdle = () => {};
    const cancelTouch = whenTouched(() => {
      cancelIdle = whenIdle(() => void fetch());
    });
    return () => {
      cancelTouch();
      cancelIdle();
    };
  }, [fetch]);
}
