import { describe, expect, it } from 'vitest';
import { PLAIN_LISTENING, parseListening, shiftSpeed } from './listening';

describe('how somebody likes to listen', () => {
  it('is plain on a device that kept nothing, or nonsense', () => {
    expect(PLAIN_LISTENING).toMatchObject({ speed: 1, loop: false, showText: true });
    expect(parseListening(null)).toEqual(PLAIN_LISTENING);
    expect(parseListening('{"speed"')).toEqual(PLAIN_LISTENING);
    expect(parseListening('7')).toEqual(PLAIN_LISTENING);
  });

  it('keeps what is right beside what is wrong', () => {
    const kept = parseListening('{"speed":9,"loop":true,"gap":2.5,"rounds":null,"showText":"no"}');
    expect(kept).toMatchObject({ speed: 1, loop: true, gap: 2.5, rounds: null, showText: true });
  });

  it('goes faster and slower in even notches, from half speed to one and a half', () => {
    expect(shiftSpeed(1, -1)).toBe(0.95);
    expect(shiftSpeed(0.95, -1)).toBe(0.9);
    expect(shiftSpeed(0.73, 1)).toBe(0.8);
    expect(shiftSpeed(1.45, 3)).toBe(1.5);
    expect(shiftSpeed(0.5, -1)).toBe(0.5);
  });
});
