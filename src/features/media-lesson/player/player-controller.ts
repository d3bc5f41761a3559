import { mergeRanges } from '~/domain/played-ranges';
import { createStore, patch } from '~/lib/create-store';
import type { MediaCue, PlayedRange } from '~/schemas/media-lesson';
import { addListeners } from './add-listeners';
import { cueAt, LEAD_MS } from './cue-at';
import { IDLE_STATE, type Loop, type PlayerState } from './player-state';

/** Longest step of the clock during playback; a longer one is a seek. */
const MAX_CLOCK_STEP_MS = 1500;
const MIN_LOOP_MS = 300;
/** Step of the arrow keys. */
export const SEEK_STEP_MS = 5000;

/** Controller of a media element, independent of its controls: tracks the current line and word, repeats A–B,
 *  and records the played ranges. A store outside React. */
export class PlayerController {
  private element: HTMLMediaElement | null = null;
  private readonly store = createStore(IDLE_STATE);
  private ms = 0;
  private frame = 0;
  private newRanges: PlayedRange[] = [];
  private stopAtMs: number | null = null;
  private pendingSeekMs: number | null = null;
  /** Whether a fresh address was fetched and has not loaded yet. */
  private isRenewed = false;
  private detach = () => {};

  /** @param cues lines of the recording; none while they are fetched
   *  @param renew fetches a fresh address of a recording whose address expires */
  constructor(
    private cues: readonly MediaCue[],
    private readonly renew: (() => Promise<string>) | null = null,
  ) {}

  /** Sets the lines of the recording, which may be loaded after playback has begun. */
  setCues(cues: readonly MediaCue[]): void {
    if (cues === this.cues) return;
    this.cues = cues;
    if (this.ms > 0) this.setPosition(this.ms);
  }

  readonly snapshot = this.store.get;

  readonly subscribe = this.store.subscribe;

  /** Ref callback of the `<video>` or `<audio>`. */
  readonly attach = (element: HTMLMediaElement | null): void => {
    this.detach();
    cancelAnimationFrame(this.frame);
    this.element = element;
    if (!element) return;
    this.detach = addListeners(element, {
      play: () => this.set({ playing: true, failed: false }),
      playing: () => {
        this.set({ playing: true, waiting: false, failed: false });
        this.followClock();
      },
      pause: () => this.set({ playing: false, waiting: false }),
      ended: () => this.set({ playing: false, waiting: false }),
      waiting: () => this.set({ waiting: true }),
      canplay: () => this.set({ waiting: false }),
      error: () => void this.recover(this.now.playing),
      ratechange: () => this.set({ rate: element.playbackRate }),
      loadedmetadata: () => {
        this.isRenewed = false;
        this.applyPending();
      },
      seeking: () => this.setPosition(element.currentTime * 1000),
      timeupdate: () => this.readClock(),
    });
    if (element.error) void this.recover(false);
    if (element.readyState >= 1) this.applyPending();
    // Already started by the browser's own controls before hydration.
    if (!element.paused) {
      this.set({ playing: true });
      this.followClock();
    }
  };

  private get now(): PlayerState {
    return this.store.get();
  }

  /** Current position, ms. */
  get positionMs(): number {
    return Math.round(this.ms);
  }

  /** Returns and clears the ranges that were played since the last call. */
  drainPlayed(): PlayedRange[] {
    const played = mergeRanges(this.newRanges, Number.POSITIVE_INFINITY);
    this.newRanges = [];
    return played;
  }

  play(): void {
    this.element?.play().catch(() => {
      // Rejected or superseded: the element's events report the state.
    });
  }

  pause(): void {
    this.element?.pause();
  }

  /** Loads a failed recording again and continues at its position. */
  reload(): void {
    this.pendingSeekMs = this.ms;
    this.set({ failed: false, waiting: true });
    this.isRenewed = false;
    if (this.renew) return void this.recover(true);
    this.element?.load();
    this.play();
  }

  /** Continues after a failure at a fresh address, if there is one, but only once; otherwise shows the
   *  failure. */
  private async recover(play: boolean): Promise<void> {
    const { element, renew, isRenewed } = this;
    this.isRenewed = true;
    const address = isRenewed || !renew ? null : await renew().catch(() => null);
    if (!element || element !== this.element) return;
    if (address === null) {
      this.set({ playing: false, waiting: false, failed: true });
      return;
    }
    this.pendingSeekMs = this.ms;
    element.src = address;
    if (play) this.play();
  }

  toggle(): void {
    this.stopAtMs = null;
    if (this.now.playing) this.pause();
    else this.play();
  }

  /** Seeks to a position; before the metadata are loaded the seek is deferred. */
  seek(ms: number): void {
    this.stopAtMs = null;
    const { element } = this;
    const to = Math.max(0, ms);
    this.setPosition(to);
    if (element && element.readyState >= 1) element.currentTime = to / 1000;
    else this.pendingSeekMs = to;
  }

  /** Seeks by an offset; does not end a loop. */
  seekBy(ms: number): void {
    this.seek(this.ms + ms);
  }

  /** Plays from the start of a line. */
  playLine(index: number): void {
    const cue = this.cues[index];
    if (!cue) return;
    const { loop } = this.now;
    if (loop && (cue.startMs < loop.startMs || cue.startMs >= loop.endMs)) this.set({ loop: null });
    this.seek(cue.startMs - LEAD_MS);
    this.play();
  }

  /** Plays one line and stops at its end. */
  playOnly(index: number): void {
    this.playLine(index);
    this.stopAtMs = this.cues[index]?.endMs ?? null;
  }

  /** Plays the line before or after the current one. */
  stepLine(by: 1 | -1): void {
    const { line } = this.now;
    const cue = this.cues[line];
    // As on other players, "back" first goes to the start of the current line.
    const restart = by < 0 && cue !== undefined && this.ms - cue.startMs > 1500;
    this.playLine(restart ? line : Math.min(Math.max(0, line + by), this.cues.length - 1));
  }

  setRate(rate: number): void {
    if (this.element) this.element.playbackRate = rate;
    this.set({ rate });
  }

  /** First call: sets the start of the loop. Second: sets its end. Third: clears it. */
  markLoop(): void {
    const { loop, loopFrom } = this.now;
    if (loop) {
      this.clearLoop();
      return;
    }
    const cue = this.cues[Math.max(0, this.now.line)];
    if (loopFrom === null) this.set({ loopFrom: cue ? cue.startMs : this.positionMs });
    else {
      const end = cue && this.ms <= cue.endMs ? cue.endMs : this.positionMs;
      this.setLoop({ startMs: Math.min(loopFrom, end), endMs: Math.max(loopFrom, end) });
    }
  }

  /** Repeats one line, or stops repeating it. */
  loopLine(index: number): void {
    const cue = this.cues[index];
    if (!cue) return;
    const { loop } = this.now;
    if (loop?.startMs === cue.startMs && loop.endMs === cue.endMs) {
      this.clearLoop();
      return;
    }
    this.setLoop(cue);
    this.seek(cue.startMs - LEAD_MS);
    this.play();
  }

  clearLoop(): void {
    this.set({ loop: null, loopFrom: null });
  }

  private setLoop({ startMs, endMs }: Loop): void {
    const loop = endMs - startMs < MIN_LOOP_MS ? null : { startMs, endMs };
    this.set({ loop, loopFrom: null });
  }

  /** Applies rate and deferred seek when the metadata are loaded. */
  private applyPending(): void {
    const { element, pendingSeekMs } = this;
    if (!element) return;
    element.preservesPitch = true;
    element.playbackRate = this.now.rate;
    if (pendingSeekMs !== null) element.currentTime = pendingSeekMs / 1000;
    this.pendingSeekMs = null;
  }

  private followClock(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.readClock();
      if (this.now.playing) this.followClock();
    });
  }

  private readClock(): void {
    const { element } = this;
    if (!element || element.seeking) return;
    const to = element.currentTime * 1000;
    const from = this.ms;
    if (to > from && to - from <= MAX_CLOCK_STEP_MS)
      this.newRanges.push([Math.floor(from), Math.ceil(to)]);
    if (this.newRanges.length > 500) this.newRanges = this.drainPlayed();
    this.setPosition(to);
    if (this.stopAtMs !== null && to >= this.stopAtMs) {
      this.stopAtMs = null;
      element.pause();
    }
    const { loop, playing } = this.now;
    if (loop && playing && to >= loop.endMs + LEAD_MS)
      element.currentTime = Math.max(0, loop.startMs - LEAD_MS) / 1000;
  }

  private setPosition(ms: number): void {
    this.ms = ms;
    this.set(cueAt(this.cues, ms));
  }

  private set(changes: Partial<PlayerState>): void {
    patch(this.store, changes);
  }
}
