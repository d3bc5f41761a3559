import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Judgement } from '~/domain/lesson-feedback';

const start = vi.fn();
const disconnect = vi.fn();
const vibrate = vi.fn();
class FakeAudioContext {
  currentTime = 0;
  destination = {};
  resume = async () => {};
  createGain = () => ({
    gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: vi.fn(),
    disconnect,
  });
  createOscillator = () => ({
    frequency: { setValueAtTime: vi.fn() },
    connect: vi.fn(),
    start,
    stop: vi.fn(),
  });
}
const pass = () => ({ passed: true }) as Judgement;
const staying = new AbortController().signal;

describe('The mark of a pass', () => {
  beforeEach(() => {
    vi.stubGlobal('AudioContext', FakeAudioContext);
    vi.stubGlobal('navigator', { vibrate });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.clearAllMocks();
  });
  const load = () => import('./mark-pass');

  it('A pass is marked once by a tone and a touch', async () => {
    const { markPass } = await load();
    const judgement = pass();
    markPass(judgement, true, staying);
    markPass(judgement, true, staying);
    expect(start).toHaveBeenCalledOnce();
    expect(vibrate).toHaveBeenCalledOnce();
  });

  it('A pass while a clip plays is not marked, nor when the clip has ended', async () => {
    const { markPass } = await load();
    const judgement = pass();
    markPass(judgement, false, staying);
    markPass(judgement, true, staying);
    expect(start).not.toHaveBeenCalled();
    expect(vibrate).not.toHaveBeenCalled();
  });

  it('The tone is silent as soon as the learner speaks again', async () => {
    const { markPass } = await load();
    const left = new AbortController();
    markPass(pass(), true, left.signal);
    left.abort();
    expect(disconnect).toHaveBeenCalledOnce();
    markPass(pass(), true, left.signal);
    expect(start).toHaveBeenCalledOnce();
  });

  it('A browser that has neither tone nor touch does nothing', async () => {
    vi.stubGlobal('AudioContext', undefined);
    vi.stubGlobal('navigator', {});
    const { markPass } = await load();
    expect(() => markPass(pass(), true, staying)).not.toThrow();
  });
});
