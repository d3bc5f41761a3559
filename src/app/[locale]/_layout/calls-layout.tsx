import type { ReactNode } from 'react';
import { DEFAULT_LANGUAGE, isLanguage } from '~/lib/language';
import { TrpcProvider } from '~/trpc/react';
import { messagesLayout } from './messages-layout';

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Creates the layout of pages whose client components call the server at their start.
 *  @param areas of the texts that they show */
export function callsLayout(...areas: Parameters<typeof messagesLayout>) {
  const Messages = messagesLayout(...areas);
  // biome-ignore lint/correctness/noComponentHookFactories: called once by each layout module.
  return async function CallsLayout({ params, children }: Props) {
    const { locale } = await params;
    return (
      <Messages params={params}>
        <TrpcProvider language={isLanguage(locale) ? locale : DEFAULT_LANGUAGE}>
          {children}
        </TrpcProvider>
      </Messages>
    );
  };
}
