import * as some from './inputs';
import type { Rules } from './rule';

/** Access rules of `/api/front`. A call without a rule fails the matrix. */
export const REST_RULES: Rules = {
  auth: { requires: 'visitor', isReadOnly: true },
  'auth/token': { requires: 'visitor', isReadOnly: true },
  'auth/signup': { requires: 'visitor', token: '_token', input: some.signUpInput },
  'auth/login': { requires: 'visitor', token: '_token', input: some.signInInput },
  'auth/logout': { requires: 'visitor' },
  'auth/forgot-password': { requires: 'visitor', token: '_token', input: some.ownEmail },
  'auth/edit-profile': {
    requires: 'user',
    token: 'X-Token',
    multipart: true,
    input: some.profile,
    concurrentErrorCodes: ['SESSION_REPLACED'],
  },
  'auth/change-password': {
    requires: 'user',
    token: '_token',
    input: some.password,
    concurrentErrorCodes: ['CURRENT_PASSWORD_WRONG', 'SESSION_REPLACED'],
  },
  cart: { requires: 'visitor', isReadOnly: true },
  'cart/add': { requires: 'visitor', input: some.product },
  'cart/remove': {
    requires: 'visitor',
    input: some.ownRow,
    othersInput: { input: some.foreignRow, code: null },
  },
  'cart/clear': { requires: 'visitor' },
  'cart/update': {
    requires: 'visitor',
    input: some.ownRowQty,
    othersInput: { input: some.foreignRowQty, code: 'CART_ROW_NOT_FOUND' },
  },
};
