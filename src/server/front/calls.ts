import { authCalls } from './auth-calls';
import type { FrontCall } from './call';
import { cartCalls } from './cart-calls';

/** Every call of the contract, by its path below `/api/front`. */
export const frontCalls: Readonly<Record<string, FrontCall>> = { ...authCalls, ...cartCalls };
