'use client';
import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';

type Call<Input, Output> = (input: Input) => Promise<Output>;

interface CallerProps<Input, Output> {
  onReady: (call: Call<Input, Output>) => void;
}

type Surround<Props> = (Caller: ComponentType<Props>) => Promise<ComponentType<Props>>;

/** A call of the server that comes after a touch: its hook and the query client, 25 KB, are not part of the
 *  page's start.
 *  @param load imports the hook, which returns the function that calls
 *  @param surround wraps the component of the hook with further providers */
export function lazyCall<Input, Output>(
  load: () => Promise<() => Call<Input, Output>>,
  surround: Surround<CallerProps<Input, Output>> = async (Caller) => Caller,
) {
  const component = lazyComponent<CallerProps<Input, Output>>(async () => {
    const useLoadedCall = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: called once, when the hook is loaded.
    function Caller({ onReady }: CallerProps<Input, Output>) {
      const call = useLoadedCall();
      useLayoutEffect(() => onReady(call), [call, onReady]);
      return null;
    }
    return surround(Caller);
  });

  return {
    /** Loads the hook; after a lost connection the next call tries again.
     *  @returns whether it is loaded */
    ready: component.fetch,
    /** @returns `call`, which waits until the hook has loaded and throws a `TypeError`, like a lost connection,
     *  when it cannot be loaded; and `caller`, an invisible element that the component has to render */
    useCall: (): { call: Call<Input, Output>; caller: ReactNode } => {
      const Caller = component.useComponent();
      const loaded = useRef<Call<Input, Output> | null>(null);
      const [mounted] = useState(createSignal);
      const onReady = useCallback(
        (call: Call<Input, Output>) => {
          loaded.current = call;
          mounted.settle();
        },
        [mounted],
      );
      const call = useCallback(
        async (input: Input) => {
          const isLoaded = await component.fetch();
          if (isLoaded) await mounted.settled;
          if (!loaded.current) throw new TypeError('The script of the call could not be loaded.');
          return loaded.current(input);
        },
        [mounted],
      );
      return { call, caller: Caller && <Caller onReady={onReady} /> };
    },
  };
}

/** A promise that is settled from outside. */
function createSignal() {
  let settle = () => {};
  const settled = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { settle, settled };
}
