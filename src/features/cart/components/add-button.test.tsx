import { QueryClientProvider } from '@tanstack/react-query';
import { httpLink } from '@trpc/client';
import { renderToString } from 'react-dom/server';
import superjson from 'superjson';
import { expect, it, vi } from 'vitest';
import { MessagesFor } from '~/i18n/messages-for';
import { createQueryClient } from '~/trpc/query-client';
import { trpc } from '~/trpc/react';
import { AddButton } from './add-button';

vi.mock('next/navigation', () => ({ useRouter: () => ({}) }));

it('The add button is disabled in the HTML of the server, where a click would be lost', () => {
  const queryClient = createQueryClient();
  const links = [httpLink({ url: 'http://shop.test', transformer: superjson })];
  const html = renderToString(
    <MessagesFor language="zh">
      <trpc.Provider client={trpc.createClient({ links })} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <AddButton product={{ id: '7', name: '季方案' }} />
        </QueryClientProvider>
      </trpc.Provider>
    </MessagesFor>,
  );
  expect(html).toMatch(/<button[^>]* disabled=""/);
});
