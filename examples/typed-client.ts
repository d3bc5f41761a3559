/** A typed client outside of the app: `npx tsx examples/typed-client.ts http://localhost:3000`.
 *  It logs in when EMAIL and PASSWORD are set. */
import { createTRPCClient, httpBatchLink, TRPCClientError } from '@trpc/client';
import superjson from 'superjson';
import type { AppRouter, ErrorCode, RouterOutputs } from '../src/client-types';
import { fetchWithCookies } from './cookie-jar';

const site = process.argv[2] ?? 'http://localhost:3000';

const api = createTRPCClient<AppRouter>({
  links: [
    httpBatchLink({
      url: `${site}/api/trpc`,
      transformer: superjson,
      fetch: fetchWithCookies(),
      // The language of names and mails. There is no `Origin`: that is for browsers to send.
      headers: { 'x-language': 'en' },
    }),
  ],
});

function say(what: string, cart: RouterOutputs['cart']['get']): void {
  console.log(`${what}: ${cart.totalQty} in the cart, NT$${cart.totalPrice}`);
}

const plans = await api.plan.list.query();
const [plan] = plans;
if (!plan) throw new Error('There is nothing on sale.');
console.log(`${plans.length} plans, the first is ${plan.name}`);

say('added', await api.cart.add.mutate({ id: plan.id, qty: 2 }));

try {
  await api.cart.add.mutate({ id: plan.id, qty: 98 });
} catch (error) {
  const code: ErrorCode | undefined =
    error instanceof TRPCClientError ? error.data?.errorCode : undefined;
  console.log(`refused: ${code}`);
}

const { EMAIL: email, PASSWORD: password } = process.env;
if (email && password) {
  const user = await api.auth.signIn.mutate({ email, password });
  console.log(
    `logged in: ${user.name}, member until ${user.vip.expiresAt?.toISOString() ?? 'never'}`,
  );
  say('merged', await api.cart.get.query());
}

say('cleared', await api.cart.clear.mutate());
