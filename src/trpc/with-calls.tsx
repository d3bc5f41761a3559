'use client';
import type { ComponentType } from 'react';
import { useLanguage } from '~/i18n/client';
import { withMessages } from '~/i18n/with-messages';

/** Loads a component that calls the server and is not part of the page's start, together with the tRPC client
 *  and all texts. */
export const withCalls = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> => withMessages(() => withQueryClient(load));

/** Loads a component that calls the server and shows only texts of the root layout, or none, together with the
 *  tRPC client. */
export async function withQueryClient<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Component, { TrpcProvider }] = await Promise.all([load(), import('./react')]);
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the component is loaded.
  return function WithQueryClient(props: Props) {
    return (
      <TrpcProvider language={useLanguage()}>
        <Component {...props} />
      </TrpcProvider>
    );
  };
}
