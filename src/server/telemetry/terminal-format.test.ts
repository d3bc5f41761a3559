import { expect, it } from 'vitest';
import { formatForTerminal } from './terminal-format.mjs';

const time = new Date(2026, 10, 25, 9, 5, 7).toISOString();

it('A line of a call is one line for a person', () => {
  const line = { level: 'info', time, pid: 7, call: 'cart.add', ms: 3.2, message: 'call' };
  expect(formatForTerminal(JSON.stringify(line))).toBe('09:05:07   call call=cart.add ms=3.2\n');
});

it('An exception stands below its line, with its stack and its causes', () => {
  const cause = { type: 'TypeError', message: 'inner' };
  const error = { type: 'Error', code: 'E1', message: 'outer', stack: ['at here:1'], cause };
  const line = { level: 'error', time, pid: 7, message: 'call failed', error };
  expect(formatForTerminal(JSON.stringify(line)).split('\n')).toEqual([
    '09:05:07 ✗ call failed',
    '    Error E1: outer',
    '      at here:1',
    '    because of',
    '    TypeError: inner',
    '',
  ]);
});
