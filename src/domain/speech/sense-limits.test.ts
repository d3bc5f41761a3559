import { expect, it } from 'vitest';
import { callOtherEnding, callSense } from './sense-limits';

const HEARD = { gain: 40, earGain: 8 };
const UNHEARD = { gain: -40, earGain: -8 };

it('Without an ear the likelihood alone decides', () => {
  expect(callSense({ pair: 'he/she', gain: 40 })).toBe('other');
  expect(callSense({ pair: 'he/she', gain: 10 })).toBe('asks');
  expect(callSense({ pair: 'in/on', gain: 40 })).toBeNull();
});

it('With an ear both decide together', () => {
  expect(callSense({ pair: 'he/she', ...HEARD })).toBe('other');
  expect(callSense({ pair: 'he/she', ...UNHEARD })).toBeNull();
  expect(callSense({ pair: 'he/she', gain: 40, earGain: -8 })).toBeNull();
  expect(callSense({ pair: 'in/on', ...HEARD })).toBe('other');
});

it('Where the ear could not be asked, the likelihood decides', () => {
  expect(callSense({ pair: 'he/she', gain: 40, earGain: null })).toBe('other');
});

it('A comparison that is seldom told is open and does not ask for another reading', () => {
  expect(callSense({ pair: 'a/the', ...HEARD })).toBe('open');
  expect(callOtherEnding({ kind: 'past', ...HEARD })).toBe('open');
  expect(callSense({ pair: 'this/these', ...HEARD })).toBeNull();
});

it('An -s that the ear did not hear was not said', () => {
  expect(callOtherEnding({ kind: 'plural', ...HEARD })).toBe('other');
  expect(callOtherEnding({ kind: 'plural', ...UNHEARD })).toBeNull();
});
