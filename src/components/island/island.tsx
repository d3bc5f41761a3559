'use client';
import {
  type ComponentType,
  type FormEvent,
  lazy,
  type SyntheticEvent,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { pressedButton, TAKES_EARLY_EVENTS, takeEarlyEvents } from '~/early/early-events';
import { lazyComponent } from '../ui/lazy-component';
import { useHydrated } from '../ui/use-hydrated';
import { createEarlyInput } from './early-input';

/** Defines an island, once and outside of components. */
export function defineIsland<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return {
    OnServer: lazy(() => load().then((component) => ({ default: component }))),
    component: lazyComponent(load),
    /** The load that a page opened by the router has started. */
    navigated: undefined as Promise<boolean> | undefined,
  };
}

interface Props<Inner extends object> {
  of: ReturnType<typeof defineIsland<Inner>>;
  /** Of the component. */
  props: Inner;
}

/** A component whose HTML comes with the page, and whose scripts are loaded when somebody points at it,
 *  touches it or moves the focus into it. Clicks and input in the meantime are not lost, nor are clicks from
 *  before React handled the page. */
export function Island<Inner extends object>({ of, props }: Props<Inner>) {
  const { OnServer, component } = of;
  const Loaded = component.useComponent();
  const hydrated = useHydrated();
  const [inPage] = useState(!hydrated);
  const box = useRef<HTMLDivElement>(null);
  const [early] = useState(createEarlyInput);
  const waits = !Loaded;

  useLayoutEffect(() => {
    if (!waits && box.current) early.replay(box.current);
  }, [waits, early]);

  useEffect(() => {
    const isInside = (event: Event) => box.current?.contains(pressedButton(event));
    const last = takeEarlyEvents(isInside).at(-1);
    if (!last || !box.current) return;
    early.press(box.current, last);
    void component.request();
  }, [early, component]);

  if (typeof window === 'undefined')
    return (
      <div {...TAKES_EARLY_EVENTS}>
        <OnServer {...props} />
      </div>
    );
  if (Loaded)
    return (
      <div key="loaded" ref={box}>
        <Loaded {...props} />
      </div>
    );
  // A page opened by the router waits for the scripts, in the router's transition.
  if (!inPage) {
    of.navigated ??= component.fetch();
    use(of.navigated);
  }
  const record =
    (take: (box: HTMLElement, event: Pick<Event, 'target'>) => void, isWaitedFor = false) =>
    (event: SyntheticEvent | FormEvent) => {
      if (box.current) take(box.current, event);
      if (isWaitedFor) component.request();
      else component.fetch();
    };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the presses are for its content.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a button is a click.
    <div
      key="html"
      ref={box}
      suppressHydrationWarning
      onPointerOver={record(() => {})}
      onFocus={record(early.focus)}
      onInput={record(early.input)}
      onClick={record(early.press, true)}
      onSubmit={(event) => event.preventDefault()}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's HTML stays as it is.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
