import { describe, expect, it } from 'vitest';
import type { MediaCue } from '~/schemas/media-lesson';
import { Deck } from './deck';

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
  const deck = new Deck(CUES);
  deck.attach(element);
  const tick = (ms: number) => {
    clock.ms = ms;
    element.dispatchEvent(new Event('timeupdate'));
  };
  return { deck, element, tick, clock };
}

describe('a deck', () => {
  it('knows the line and the word that is heard', () => {
    const { deck, tick } = opened();
    expect(deck.snapshot()).toMatchObject({ line: -1, word: -1 });
    tick(1200);
    expect(deck.snapshot()).toMatchObject({ line: 0, word: 0 });
    tick(1600);
    expect(deck.snapshot()).toMatchObject({ line: 0, word: 1 });
    tick(2500);
    expect(deck.snapshot()).toMatchObject({ line: 0, word: -1 });
    tick(3100);
    expect(deck.snapshot()).toMatchObject({ line: 1, word: 0 });
  });

  it('notes what was heard, and not what was jumped over', () => {
    const { deck, tick } = opened();
    tick(500);
    tick(1400);
    deck.seek(4000);
    tick(4300);
    tick(4800);
    expect(deck.takeHeard()).toEqual([
      [0, 1400],
      [4000, 4800],
    ]);
    expect(deck.takeHeard()).toEqual([]);
  });

  it('repeats from A to B until it is told otherwise', () => {
    const { deck, tick, clock } = opened();
    deck.play();
    tick(1100);
    deck.markLoop();
    expect(deck.snapshot()).toMatchObject({ loop: null, loopFrom: 1000 });
    tick(3500);
    deck.markLoop();
    expect(deck.snapshot().loop).toEqual({ startMs: 1000, endMs: 4000 });
    tick(4100);
    expect(clock.ms).toBe(940);
    deck.markLoop();
    tick(4100);
    expect(clock.ms).toBe(4100);
  });

  it('leaves a loop for a line outside of it, and keeps it for one inside', () => {
    const { deck } = opened();
    deck.loopLine(1);
    deck.playLine(1);
    expect(deck.snapshot().loop).toMatchObject({ startMs: 3000 });
    deck.playLine(2);
    expect(deck.snapshot().loop).toBeNull();
  });

  it('stops behind a line that is played alone', () => {
    const { deck, tick } = opened();
    deck.playOnly(1);
    tick(3900);
    expect(deck.snapshot().playing).toBe(true);
    tick(4000);
    expect(deck.snapshot().playing).toBe(false);
  });

  it('goes back to the beginning of a line first, then to the one before', () => {
    const { deck, tick, clock } = opened();
    tick(4900);
    deck.stepLine(-1);
    expect(clock.ms).toBe(2940);
    deck.stepLine(-1);
    expect(clock.ms).toBe(940);
    deck.stepLine(1);
    expect(clock.ms).toBe(2940);
  });

  it('says that a recording cannot be had, and forgets it when it comes', () => {
    const { deck, element } = opened();
    element.dispatchEvent(new Event('error'));
    expect(deck.snapshot()).toMatchObject({ failed: true, playing: false });
    deck.play();
    expect(deck.snapshot()).toMatchObject({ failed: false, playing: true });
  });
});
