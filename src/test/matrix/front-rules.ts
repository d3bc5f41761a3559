import * as some from './inputs';
import type { Rules } from './rule';

/** Who may do what through `/api/front`. A call that is missing here fails the matrix. */
export const FRONT_RULES: Rules = {
  auth: { who: 'visitor', reads: true },
  'auth/token': { who: 'visitor', reads: true },
  'auth/signup': { who: 'visitor', token: '_token', input: some.signup },
  'auth/login': { who: 'visitor', token: '_token', input: some.login },
  'auth/logout': { who: 'visitor' },
  'auth/forgot-password': { who: 'visitor', token: '_token', input: some.ownEmail },
  'auth/edit-profile': { who: 'user', token: 'X-Token', multipart: true, input: some.profile },
  'auth/change-password': {
    who: 'user',
    token: '_token',
    input: some.password,
    twice: ['CURRENT_PASSWORD_WRONG'],
  },
  cart: { who: 'visitor', reads: true },
  'cart/add': { who: 'visitor', input: some.product },
  'cart/remove': {
    who: 'visitor',
    input: some.ownRow,
    theirs: { input: some.theirRow, code: null },
  },
  'cart/clear': { who: 'visitor' },
  'cart/update': {
    who: 'visitor',
    input: some.ownRowQty,
    theirs: { input: some.theirRowQty, code: 'CART_ROW_NOT_FOUND' },
  },
};
