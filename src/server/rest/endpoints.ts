import { authEndpoints } from './auth-endpoints';
import { cartEndpoints } from './cart-endpoints';
import type { RestEndpoint } from './endpoint';

/** Every call of the contract, by its path below `/api/front`. */
export const restEndpoints: Readonly<Record<string, RestEndpoint>> = {
  ...authEndpoints,
  ...cartEndpoints,
};
