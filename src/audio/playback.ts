import { createStore, patch } from '~/lib/create-store';
import { getEdges, type PlayableClip, wordAt } from './playable-clip';
import { type Playing, type PlayOptions, SILENT } from './playing';

interface Run {
  sounds: readonly PlayableClip[];
  at: number;
  options: PlayOptions;
}

/** Shorter waits show nothing. */
const LOADING_AFTER_MS = 200;
/** A network that brought nothing for so long brings nothing. */
const GIVE_UP_AFTER_MS = 15_000;
/** Between the model and the learner's own voice. */
const BREATH_MS = 250;

/** Plays sounds one after the other on one audio element and tells which word is heard. One element,
 *  because phones let only an element play by itself that a press has once started. It lives outside
 *  React. */
export class Playback {
  private element: HTMLAudioElement | null = null;
  private run: Run | null = null;
  private readonly store = createStore(SILENT);
  private frame = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  /** Waiting for the next sound, by our own will. */
  private between = false;

  readonly snapshot = this.store.get;

  readonly subscribe = this.store.subscribe;

  /** Plays from the beginning; whatever was heard before ends. Call it from a press. */
  play(sounds: readonly PlayableClip[], options: PlayOptions = {}): void {
    this.stop();
    if (sounds.length === 0) return;
    this.run = { sounds, at: 0, options };
    const { rounds = 1 } = options;
    this.set({ sounds: sounds.length, rounds });
    this.begin();
  }

  readonly stop = (): void => {
    this.rest();
    this.run = null;
    this.between = false;
    this.element?.pause();
    this.store.set(SILENT);
  };

  /** Faster or slower, at once. */
  setRate(rate: number): void {
    if (!this.run || !this.element) return;
    this.run.options = { ...this.run.options, rate };
    this.element.playbackRate = rate;
  }

  private begin(): void {
    const { run } = this;
    if (!run) return;
    this.between = false;
    const sound = run.sounds[run.at]!;
    const element = this.opened();
    // A failed source stays failed until it is set again.
    if (element.getAttribute('src') !== sound.src || element.error) element.src = sound.src;
    element.playbackRate = run.options.rate ?? 1;
    element.currentTime = getEdges(sound).startMs / 1000;
    this.set({ status: 'playing', voice: sound.voice, word: null });
    this.expect();
    element.play().catch((error: unknown) => {
      if (this.run !== run || isName(error, 'AbortError')) return;
      // Phones refuse to play during a call, browsers before the first press: no fault of the network.
      if (isName(error, 'NotAllowedError')) this.interrupt();
      else this.fail();
    });
  }

  private opened(): HTMLAudioElement {
    if (this.element) return this.element;
    const element = new Audio();
    element.preload = 'auto';
    element.preservesPitch = true;
    element.addEventListener('loadedmetadata', () => {
      const sound = this.run?.sounds[this.run.at];
      const start = sound ? getEdges(sound).startMs / 1000 : 0;
      // Some browsers forget a place that was set before the sound was known.
      if (sound && element.currentTime < start - 0.05) element.currentTime = start;
    });
    element.addEventListener('playing', () => {
      if (!this.run || element.paused) return;
      this.rest();
      this.set({ status: 'playing' });
      this.follow();
    });
    element.addEventListener('waiting', () => this.run && this.expect());
    element.addEventListener('timeupdate', () => this.look());
    element.addEventListener('ended', () => this.run && this.finish());
    element.addEventListener('error', () => this.run && this.fail());
    element.addEventListener('pause', () => {
      // Not by us: a call, another program's sound, a headset that was pulled out.
      const ours = element.ended || !element.paused || this.between;
      if (this.run && !ours) this.interrupt();
    });
    this.element = element;
    return element;
  }

  /** Says so when the sound does not come. */
  private expect(): void {
    this.rest();
    this.timers = [
      setTimeout(() => this.set({ status: 'loading' }), LOADING_AFTER_MS),
      setTimeout(() => this.fail(), GIVE_UP_AFTER_MS),
    ];
  }

  private follow(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      if (this.look()) this.follow();
    });
  }

  /** Looks at the clock. @returns whether the sound goes on */
  private look(): boolean {
    const { run, element } = this;
    const sound = run?.sounds[run.at];
    if (!run || !sound || !element || element.paused || this.snapshot().status !== 'playing')
      return false;
    const ms = element.currentTime * 1000;
    if (sound.part && ms >= getEdges(sound).endMs) {
      this.finish();
      return false;
    }
    run.options.onMoment?.(ms);
    this.set({ word: wordAt(sound.words, ms) });
    return true;
  }

  /** A sound was heard: the next, the next round, or the end. */
  private finish(): void {
    const { run } = this;
    if (!run || this.between) return;
    this.rest();
    if (run.at + 1 < run.sounds.length) {
      run.at += 1;
      this.waitFor(BREATH_MS, 'playing');
      return;
    }
    const { round, rounds } = this.snapshot();
    if (rounds !== null && round >= rounds) {
      this.stop();
      run.options.onEnd?.('heard');
      return;
    }
    run.at = 0;
    this.set({ round: round + 1 });
    this.waitFor(gapMs(run), 'gap');
  }

  private waitFor(ms: number, status: Playing['status']): void {
    this.between = true;
    this.set({ status, voice: null, word: null });
    this.element?.pause();
    this.timers = [setTimeout(() => this.begin(), ms)];
  }

  private interrupt(): void {
    const { run } = this;
    this.stop();
    run?.options.onEnd?.('interrupted');
  }

  private fail(): void {
    const { run } = this;
    this.stop();
    this.set({ failed: true });
    run?.options.onEnd?.('failed');
  }

  private rest(): void {
    cancelAnimationFrame(this.frame);
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private set(changes: Partial<Playing>): void {
    patch(this.store, changes);
  }
}

function gapMs({ sounds, options: { gap = 0, rate = 1 } }: Run): number {
  if (gap !== 'same') return gap;
  const heard = sounds.map(getEdges).reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  return heard / rate;
}

const isName = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;
