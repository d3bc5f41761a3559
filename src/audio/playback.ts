import { createStore, patch } from '~/lib/create-store';
import { getEdges, type PlayableClip, wordAt } from './playable-clip';
import { type Playing, type PlayOptions, SILENT } from './playing';

interface Run {
  clips: readonly PlayableClip[];
  index: number;
  options: PlayOptions;
}

/** Delay before a clip is shown as loading. */
const LOADING_AFTER_MS = 200;
/** Timeout for a clip that does not load. */
const GIVE_UP_AFTER_MS = 15_000;
/** Pause between two clips, such as the model's and the learner's. */
const CLIP_PAUSE_MS = 250;
/** `readyState` of an element that can continue to play. */
const HAS_FUTURE_DATA = 3;

/** Plays clips one after the other on one audio element and reports the current word. There is only one
 *  element, because phones let an element play by script only after a tap has started it once. It is a store
 *  outside React. */
export class Playback {
  private element: HTMLAudioElement | null = null;
  private run: Run | null = null;
  private readonly store = createStore(SILENT);
  private frame = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  /** Whether the element is paused by us, until the next clip starts. */
  private between = false;

  readonly snapshot = this.store.get;

  readonly subscribe = this.store.subscribe;

  /** Plays from the beginning and stops what was playing. Call it in an event handler of the user. */
  play(clips: readonly PlayableClip[], options: PlayOptions = {}): void {
    this.stop();
    if (clips.length === 0) return;
    this.run = { clips, index: 0, options };
    const { rounds = 1 } = options;
    this.set({ sounds: clips.length, rounds });
    this.startClip();
  }

  /** Continues a clip that an element began to play before this playback existed. */
  takeOver(element: HTMLAudioElement, clip: PlayableClip, options: PlayOptions = {}): void {
    this.stop();
    this.element = this.watch(element);
    this.run = { clips: [clip], index: 0, options };
    const { rounds = 1, rate = 1 } = options;
    this.set({ sounds: 1, rounds, status: 'playing', voice: clip.voice });
    element.playbackRate = rate;
    if (element.error) this.fail();
    else if (element.ended) this.finishClip();
    else if (element.readyState < HAS_FUTURE_DATA) this.awaitLoading();
    else this.followClock();
  }

  readonly stop = (): void => {
    this.clearTimers();
    this.run = null;
    this.between = false;
    this.element?.pause();
    this.store.set(SILENT);
  };

  /** Changes the rate of the running clip at once. */
  setRate(rate: number): void {
    if (!this.run || !this.element) return;
    this.run.options = { ...this.run.options, rate };
    this.element.playbackRate = rate;
  }

  private startClip(): void {
    const { run } = this;
    if (!run) return;
    this.between = false;
    const clip = run.clips[run.index]!;
    this.element ??= this.watch(new Audio());
    const { element } = this;
    // A failed source stays failed until it is set again.
    if (element.getAttribute('src') !== clip.src || element.error) element.src = clip.src;
    element.playbackRate = run.options.rate ?? 1;
    element.currentTime = getEdges(clip).startMs / 1000;
    this.set({ status: 'playing', voice: clip.voice, word: null });
    this.awaitLoading();
    element.play().catch((error: unknown) => {
      if (this.run !== run || isName(error, 'AbortError')) return;
      // NotAllowedError comes from a phone during a call, or from a browser before the first tap; the clip has
      // not failed.
      if (isName(error, 'NotAllowedError')) this.interrupt();
      else this.fail();
    });
  }

  /** Follows the events of the playback's element. */
  private watch(element: HTMLAudioElement): HTMLAudioElement {
    element.preload = 'auto';
    // The waveform fetches the same address with CORS, and could not use a cached copy that was fetched
    // without.
    element.crossOrigin = 'anonymous';
    element.preservesPitch = true;
    element.addEventListener('loadedmetadata', () => {
      const clip = this.run?.clips[this.run.index];
      const start = clip ? getEdges(clip).startMs / 1000 : 0;
      // Some browsers lose a position that was set before the metadata were loaded.
      if (clip && element.currentTime < start - 0.05) element.currentTime = start;
    });
    element.addEventListener('playing', () => {
      if (!this.run || element.paused) return;
      this.clearTimers();
      this.set({ status: 'playing' });
      this.followClock();
    });
    element.addEventListener('waiting', () => this.run && this.awaitLoading());
    element.addEventListener('timeupdate', () => this.readClock());
    element.addEventListener('ended', () => this.run && this.finishClip());
    element.addEventListener('error', () => this.run && this.fail());
    element.addEventListener('pause', () => {
      // Other pauses are the system's: a call, another program's audio, an unplugged headset.
      const ours = element.ended || !element.paused || this.between;
      if (this.run && !ours) this.interrupt();
    });
    return element;
  }

  /** Reports loading, then failure, when the clip does not start. */
  private awaitLoading(): void {
    this.clearTimers();
    this.timers = [
      setTimeout(() => this.set({ status: 'loading' }), LOADING_AFTER_MS),
      setTimeout(() => this.fail(), GIVE_UP_AFTER_MS),
    ];
  }

  private followClock(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      if (this.readClock()) this.followClock();
    });
  }

  /** Reads the element's clock. @returns whether the clip continues */
  private readClock(): boolean {
    const { run, element } = this;
    const clip = run?.clips[run.index];
    if (!run || !clip || !element || element.paused || this.snapshot().status !== 'playing')
      return false;
    const ms = element.currentTime * 1000;
    if (clip.part && ms >= getEdges(clip).endMs) {
      this.finishClip();
      return false;
    }
    run.options.onMoment?.(ms);
    this.set({ word: wordAt(clip.words, ms) });
    return true;
  }

  /** Continues after a clip: with the next clip, the next round, or the end. */
  private finishClip(): void {
    const { run } = this;
    if (!run || this.between) return;
    this.clearTimers();
    if (run.index + 1 < run.clips.length) {
      run.index += 1;
      this.waitFor(CLIP_PAUSE_MS, 'playing');
      return;
    }
    const { round, rounds } = this.snapshot();
    if (rounds !== null && round >= rounds) {
      this.stop();
      run.options.onEnd?.('completed');
      return;
    }
    run.index = 0;
    this.set({ round: round + 1 });
    this.waitFor(gapMs(run), 'gap');
  }

  private waitFor(ms: number, status: Playing['status']): void {
    this.between = true;
    this.set({ status, voice: null, word: null });
    this.element?.pause();
    this.timers = [setTimeout(() => this.startClip(), ms)];
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

  private clearTimers(): void {
    cancelAnimationFrame(this.frame);
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private set(changes: Partial<Playing>): void {
    patch(this.store, changes);
  }
}

function gapMs({ clips, options: { gap = 0, rate = 1 } }: Run): number {
  if (gap !== 'same') return gap;
  const playedMs = clips
    .map(getEdges)
    .reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0);
  return playedMs / rate;
}

const isName = (error: unknown, name: string): boolean =>
  error instanceof DOMException && error.name === name;
