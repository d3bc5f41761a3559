'use client';
import { memo, type ReactNode, useLayoutEffect, useState } from 'react';
import { lazyComponent } from '~/components/ui/lazy-component';
import { useWhenKnown } from './use-when-known';

interface Options {
  /** Whether a visitor may have rows on this device that the query reads. */
  readsDevice?: boolean;
}

interface ReaderProps<Result> {
  onResult: (result: Result | undefined) => void;
}

/** A query for personal data, on a page that is the same for everybody: its hook and the query client, 28 KB,
 *  are loaded only for logged-in users and for visitors with rows on this device. Other visitors cause no call
 *  of the server.
 *  @param load imports the hook, which returns the query's data */
export function lazyQuery<Result>(
  load: () => Promise<() => Result | undefined>,
  { readsDevice = false }: Options = {},
) {
  const reader = lazyComponent<ReaderProps<Result>>(async () => {
    const useLoadedQuery = await load();
    // biome-ignore lint/correctness/noComponentHookFactories: called once, when the hook is loaded.
    function Reader({ onResult }: ReaderProps<Result>) {
      const result = useLoadedQuery();
      useLayoutEffect(() => onResult(result), [result, onResult]);
      return null;
    }
    // Its result may be a new object at each render, which must not be the reason of another render.
    return memo(Reader);
  });

  return {
    /** @returns `result`, the query's data, undefined until it is loaded; and `reader`, an invisible element that
     *  the component has to render */
    useResult: (): { result: Result | undefined; reader: ReactNode } => {
      const Reader = reader.useComponent();
      const [result, setResult] = useState<Result>();
      useWhenKnown(reader.fetch, readsDevice);
      return { result, reader: Reader && <Reader onResult={setResult} /> };
    },
  };
}
