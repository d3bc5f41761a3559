import * as some from './inputs';
import type { Rules } from './rule';

const operator = (permission: NonNullable<Rules[string]['permission']>) =>
  ({ requires: 'operator', permission }) as const;

/** Access rules of the console's procedures: each is tried by every role. */
export const OPERATOR_CONSOLE_RULES: Rules = {
  'operator.console.self': { ...operator('today.read'), isReadOnly: true },
  'operator.console.today': { ...operator('today.read'), isReadOnly: true },
  'operator.console.search': {
    ...operator('today.read'),
    isReadOnly: true,
    input: () => ({ q: 'NO-SUCH-THING' }),
  },
  'operator.console.confirmPassword': {
    ...operator('today.read'),
    input: ({ caller }) => ({ password: caller.learner.password }),
    concurrentErrorCodes: ['SESSION_REPLACED'],
  },
  'operator.console.acts': { ...operator('act.read'), isReadOnly: true, input: () => ({}) },
  'operator.console.person': {
    ...operator('person.read'),
    isReadOnly: true,
    isLogged: true,
    input: some.otherAccount,
  },
  'operator.console.order': {
    ...operator('order.read'),
    isReadOnly: true,
    input: () => ({ number: 'SY20261121-00000' }),
    errorCode: 'ORDER_NOT_FOUND',
  },

  'operator.console.orderOutline': {
    ...operator('order.view'),
    isReadOnly: true,
    input: () => ({ number: 'SY20261121-00000' }),
    errorCode: 'ORDER_NOT_FOUND',
  },

  'operator.numbers.get': {
    ...operator('numbers.read'),
    isReadOnly: true,
    input: () => ({ days: 7 }),
  },
};
