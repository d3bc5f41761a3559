import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeviceVoice, listLocalVoices } from './device-voice';

const LOCAL = { voiceURI: 'alex', name: 'Alex', lang: 'en-US', localService: true };
const REMOTE = { voiceURI: 'cloud', name: 'Cloud', lang: 'en-US', localService: false };
const CHINESE = { voiceURI: 'mei', name: 'Mei', lang: 'zh-TW', localService: true };

/** The utterances that a device was asked to read; jsdom has no voices of its own. */
let spoken: SpeechSynthesisUtterance[];

beforeEach(() => {
  spoken = [];
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [REMOTE, CHINESE, LOCAL],
    speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
    cancel: () => {},
  });
});
afterEach(() => vi.unstubAllGlobals());

const end = () => spoken.at(-1)!.onend!(new Event('end') as SpeechSynthesisEvent);
const reachWord = (charIndex: number) =>
  spoken.at(-1)!.onboundary!({ name: 'word', charIndex } as SpeechSynthesisEvent);

describe('A voice of the device', () => {
  it('A voice of the device is English and on the device itself', () => {
    expect(listLocalVoices()).toEqual([LOCAL]);
  });

  it('A voice of the device reports the current word of the item and the end', () => {
    const device = new DeviceVoice();
    expect(device.play(['hot', 'tea'], 'alex', { from: 3, rate: 0.75 })).toBe(true);
    expect(spoken[0]).toMatchObject({ text: 'hot tea', rate: 0.75, lang: 'en-US' });
    reachWord(4);
    expect(device.snapshot()).toMatchObject({ status: 'playing', word: 4 });
    end();
    expect(device.snapshot()).toMatchObject({ status: 'idle', word: null });
  });

  it('A voice of the device repeats a text as often as it is set to', () => {
    vi.useFakeTimers();
    const device = new DeviceVoice();
    device.play(['tea'], 'alex', { rounds: 2, gap: 500 });
    end();
    expect(device.snapshot()).toMatchObject({ status: 'gap', round: 2 });
    vi.advanceTimersByTime(500);
    expect(spoken).toHaveLength(2);
    end();
    expect(device.snapshot().status).toBe('idle');
    vi.useRealTimers();
  });

  it('A stopped reading is not repeated', () => {
    const device = new DeviceVoice();
    device.play(['tea'], 'alex', { rounds: null });
    device.stop();
    end();
    expect([device.snapshot().status, spoken.length]).toEqual(['idle', 1]);
  });

  it('A voice that the device does not have reads nothing', () => {
    const device = new DeviceVoice();
    expect([device.play(['tea'], 'cloud'), spoken.length]).toEqual([false, 0]);
  });
});
