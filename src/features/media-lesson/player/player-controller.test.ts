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

/** An element whose clock the test moves. */
function opened() {
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
  const player = new PlayerController(CUES);
  player.attach(element);
  const tick = (ms: number) => {
    clock.ms = ms;
    element.dispatchEvent(new Event('timeupdate'));
  };
  return { deck: player, element, tick, clock };
}

describe('a deck', () => {
  it('knows the line and the word that is heard', () => {
    const { deck: player, tick } = opened();
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

  it('notes what was heard, and not what was jumped over', () => {
    const { deck: player, tick } = opened();
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

  it('repeats from A to B until it is told otherwise', () => {
    const { deck: player, tick, clock } = opened();
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

  it('leaves a loop for a line outside of it, and keeps it for one inside', () => {
    const { deck: player } = opened();
    player.loopLine(1);
    player.playLine(1);
    expect(player.snapshot().loop).toMatchObject({ startMs: 3000 });
    player.playLine(2);
    expect(player.snapshot().loop).toBeNull();
  });

  it('stops behind a line that is played alone', () => {
    const { deck: player, tick } = opened();
    player.playOnly(1);
    tick(3900);
    expect(player.snapshot().playing).toBe(true);
    tick(4000);
    expect(player.snapshot().playing).toBe(false);
  });

  it('goes back to the beginning of a line first, then to the one before', () => {
    const { deck: player, tick, clock } = opened();
    tick(4900);
    player.stepLine(-1);
    expect(clock.ms).toBe(2940);
    player.stepLine(-1);
    expect(clock.ms).toBe(940);
    player.stepLine(1);
    expect(clock.ms).toBe(2940);
  });

  it('says that a recording cannot be had, and forgets it when it comes', () => {
    const { deck: player, element } = opened();
    element.dispatchEvent(new Event('error'));
    expect(player.snapshot()).toMatchObject({ failed: true, playing: false });
    player.play();
    expect(player.snapshot()).toMatchObject({ failed: false, playing: true });
  });
});
