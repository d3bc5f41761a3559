import { describe, expect, it } from 'vitest';
import type { MediaCue } from '~/schemas/media-lesson';
import { PlayerController } from './player-controller';

const cue = (startMs: number, endMs: number): MediaCue => ({
  startMs,
  endMs,
  en: 'More tea',
  zh: '再來點茶',
  words: [
    { text: 'More', startMs, endMs: startMs + 400 },
    { text: 'tea', startMs: startMs + 500, endMs },
  ],
  reference: [],
});
const CUES = [cue(1000, 2000), cue(3000, 4000), cue(5000, 6000)];

/** A player whose element has a clock that the test sets. */
function opened(renew?: () => Promise<string>) {
  const element = Object.assign(document.createElement('audio'), {
    play: async () => void element.dispatchEvent(new Event('playing')),
    pause: () => void element.dispatchEvent(new Event('pause')),
  });
  const clock = { ms: 0 };
  Object.defineProperty(element, 'readyState', { value: 4 });
  Object.defineProperty(element, 'currentTime', {
    get: () => clock.ms / 1000,
    set: (seconds: number) => {
      clock.ms = seconds * 1000;
    },
  });
  const player = new PlayerController(CUES, renew);
  player.attach(element);
  const tick = (ms: number) => {
    clock.ms = ms;
    element.dispatchEvent(new Event('timeupdate'));
  };
  return { player, element, tick, clock };
}

describe('The player controller', () => {
  it('The player controller reports the current line and word', () => {
    const { player, tick } = opened();
    expect(player.snapshot()).toMatchObject({ line: -1, word: -1 });
    tick(1200);
    expect(player.snapshot()).toMatchObject({ line: 0, word: 0 });
    tick(1600);
    expect(player.snapshot()).toMatchObject({ line: 0, word: 1 });
    tick(2500);
    expect(player.snapshot()).toMatchObject({ line: 0, word: -1 });
    tick(3100);
    expect(player.snapshot()).toMatchObject({ line: 1, word: 0 });
  });

  it('Lines that come while a recording plays show where it is', () => {
    const player = new PlayerController([]);
    player.setCues(CUES);
    expect(player.snapshot().line).toBe(-1);
    const { player: begun, tick } = opened();
    begun.setCues([]);
    tick(3100);
    expect(begun.snapshot().line).toBe(-1);
    begun.setCues(CUES);
    expect(begun.snapshot()).toMatchObject({ line: 1, word: 0 });
  });

  it('The played ranges contain what was played and not what was skipped', () => {
    const { player, tick } = opened();
    tick(500);
    tick(1400);
    player.seek(4000);
    tick(4300);
    tick(4800);
    expect(player.drainPlayed()).toEqual([
      [0, 1400],
      [4000, 4800],
    ]);
    expect(player.drainPlayed()).toEqual([]);
  });

  it('An A–B loop repeats until it is cleared', () => {
    const { player, tick, clock } = opened();
    player.play();
    tick(1100);
    player.markLoop();
    expect(player.snapshot()).toMatchObject({ loop: null, loopFrom: 1000 });
    tick(3500);
    player.markLoop();
    expect(player.snapshot().loop).toEqual({ startMs: 1000, endMs: 4000 });
    tick(4100);
    expect(clock.ms).toBe(940);
    player.markLoop();
    tick(4100);
    expect(clock.ms).toBe(4100);
  });

  it('Playing a line outside of the loop ends the loop, and playing one inside keeps it', () => {
    const { player } = opened();
    player.loopLine(1);
    player.playLine(1);
    expect(player.snapshot().loop).toMatchObject({ startMs: 3000 });
    player.playLine(2);
    expect(player.snapshot().loop).toBeNull();
  });

  it('A line that is played alone stops at its end', () => {
    const { player, tick } = opened();
    player.playOnly(1);
    tick(3900);
    expect(player.snapshot().playing).toBe(true);
    tick(4000);
    expect(player.snapshot().playing).toBe(false);
  });

  it('Stepping back goes to the start of the line first, then to the previous line', () => {
    const { player, tick, clock } = opened();
    tick(4900);
    player.stepLine(-1);
    expect(clock.ms).toBe(2940);
    player.stepLine(-1);
    expect(clock.ms).toBe(940);
    player.stepLine(1);
    expect(clock.ms).toBe(2940);
  });

  it('A recording that fails to load is reported as failed until it plays', () => {
    const { player, element } = opened();
    element.dispatchEvent(new Event('error'));
    expect(player.snapshot()).toMatchObject({ failed: true, playing: false });
    player.play();
    expect(player.snapshot()).toMatchObject({ failed: false, playing: true });
  });
});

it('A player that is attached to an element that already plays follows it', () => {
  const element = document.createElement('audio');
  Object.defineProperty(element, 'paused', { value: false });
  const player = new PlayerController(CUES);
  player.attach(element);
  expect(player.snapshot().playing).toBe(true);
  player.attach(null);
});

describe('A recording whose address expires', () => {
  it('A recording whose address has expired goes on at a fresh one, from where it was', async () => {
    const addresses = ['/media/members/second/1.mp3', '/media/members/third/1.mp3'];
    const { player, element, tick, clock } = opened(async () => addresses.shift() ?? '');
    for (const address of [...addresses]) {
      await element.play();
      tick(2500);
      element.dispatchEvent(new Event('error'));
      await expect.poll(() => element.getAttribute('src')).toBe(address);
      clock.ms = 0;
      element.dispatchEvent(new Event('loadedmetadata'));
      expect(clock.ms).toBe(2500);
      expect(player.snapshot()).toMatchObject({ playing: true, failed: false });
    }
  });

  it('A recording that fails at a fresh address, too, or gets none, is shown as failed', async () => {
    let asked = 0;
    const { player, element } = opened(async () => {
      asked += 1;
      return '/media/members/second/1.mp3';
    });
    element.dispatchEvent(new Event('error'));
    await expect.poll(() => element.getAttribute('src')).toBe('/media/members/second/1.mp3');
    element.dispatchEvent(new Event('error'));
    expect(player.snapshot().failed).toBe(true);
    expect(asked).toBe(1);
    player.reload();
    await expect.poll(() => player.snapshot().failed).toBe(false);
    expect(asked).toBe(2);
    const refused = opened(() => Promise.reject(new Error('offline')));
    refused.element.dispatchEvent(new Event('error'));
    await expect.poll(() => refused.player.snapshot().failed).toBe(true);
  });
});
