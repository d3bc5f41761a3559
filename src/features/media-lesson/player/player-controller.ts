import { mergeRanges } from '~/domain/played-ranges';
import { createStore, patch } from '~/lib/create-store';
import type { MediaCue, PlayedRange } from '~/schemas/media-lesson';
import { addListeners } from './add-listeners';
import { cueAt, LEAD_MS } from './cue-at';
import { IDLE_STATE, type Loop, type PlayerState } from './player-state';

/** A player's clock never jumps further than this while it plays. */
const MAX_CLOCK_STEP_MS = 1500;
const MIN_LOOP_MS = 300;
/** How far the arrows go. */
export const SEEK_STEP_MS = 5000;

/** A recording in its element, whatever draws the controls: knows which line and word is heard, repeats
 *  A–B, and notes what was heard. It lives outside React. */
export class PlayerController {
  private element: HTMLMediaElement | null = null;
  private readonly store = createStore(IDLE_STATE);
  private ms = 0;
  private frame = 0;
  private fresh: PlayedRange[] = [];
  private until: number | null = null;
  private wanted: number | null = null;
  private forget = () => {};

  constructor(readonly cues: readonly MediaCue[]) {}

  readonly snapshot = this.store.get;

  readonly subscribe = this.store.subscribe;

  /** The ref of the `<video>` or `<audio>`. */
  readonly attach = (element: HTMLMediaElement | null): void => {
    this.forget();
    cancelAnimationFrame(this.frame);
    this.element = element;
    if (!element) return;
    this.forget = addListeners(element, {
      play: () => this.set({ playing: true, failed: false }),
      playing: () => {
        this.set({ playing: true, waiting: false, failed: false });
        this.follow();
      },
      pause: () => this.set({ playing: false, waiting: false }),
      ended: () => this.set({ playing: false, waiting: false }),
      waiting: () => this.set({ waiting: true }),
      canplay: () => this.set({ waiting: false }),
      error: () => this.set({ playing: false, waiting: false, failed: true }),
      ratechange: () => this.set({ rate: element.playbackRate }),
      loadedmetadata: () => this.arrive(),
      seeking: () => this.place(element.currentTime * 1000),
      timeupdate: () => this.look(),
    });
    if (element.error) this.set({ failed: true });
    if (element.readyState >= 1) this.arrive();
  };

  private get now(): PlayerState {
    return this.store.get();
  }

  /** Where it is, ms. */
  get positionMs(): number {
    return Math.round(this.ms);
  }

  /** What was heard since this was asked last. */
  drainPlayed(): PlayedRange[] {
    const played = mergeRanges(this.fresh, Number.POSITIVE_INFINITY);
    this.fresh = [];
    return played;
  }

  play(): void {
    this.element?.play().catch(() => {
      // Refused or replaced: the element's own events tell what became of it.
    });
  }

  pause(): void {
    this.element?.pause();
  }

  /** Fetches a recording that could not be had once more, and goes on where it was. */
  reload(): void {
    this.wanted = this.ms;
    this.set({ failed: false, waiting: true });
    this.element?.load();
    this.play();
  }

  toggle(): void {
    this.until = null;
    if (this.now.playing) this.pause();
    else this.play();
  }

  /** Goes to a place; before the recording is known it is remembered. */
  seek(ms: number): void {
    this.until = null;
    const { element } = this;
    const to = Math.max(0, ms);
    this.place(to);
    if (element && element.readyState >= 1) element.currentTime = to / 1000;
    else this.wanted = to;
  }

  /** Forwards or back; leaves no loop. */
  seekBy(ms: number): void {
    this.seek(this.ms + ms);
  }

  /** Plays from a line on. */
  playLine(at: number): void {
    const cue = this.cues[at];
    if (!cue) return;
    const { loop } = this.now;
    if (loop && (cue.startMs < loop.startMs || cue.startMs >= loop.endMs)) this.set({ loop: null });
    this.seek(cue.startMs - LEAD_MS);
    this.play();
  }

  /** Plays one line and stops behind it. */
  playOnly(at: number): void {
    this.playLine(at);
    this.until = this.cues[at]?.endMs ?? null;
  }

  /** The line before or after the one that is heard. */
  stepLine(by: 1 | -1): void {
    const { line } = this.now;
    const cue = this.cues[line];
    // As on any player: "back" first goes to the beginning of what is heard.
    const again = by < 0 && cue !== undefined && this.ms - cue.startMs > 1500;
    this.playLine(again ? line : Math.min(Math.max(0, line + by), this.cues.length - 1));
  }

  setRate(rate: number): void {
    if (this.element) this.element.playbackRate = rate;
    this.set({ rate });
  }

  /** First press: here the loop begins. Second: here it ends. Third: no loop any more. */
  markLoop(): void {
    const { loop, loopFrom } = this.now;
    if (loop) {
      this.clearLoop();
      return;
    }
    const cue = this.cues[Math.max(0, this.now.line)];
    if (loopFrom === null) this.set({ loopFrom: cue ? cue.startMs : this.positionMs });
    else {
      const here = cue && this.ms <= cue.endMs ? cue.endMs : this.positionMs;
      this.loopOver({ startMs: Math.min(loopFrom, here), endMs: Math.max(loopFrom, here) });
    }
  }

  /** Repeats one line, or stops repeating it. */
  loopLine(at: number): void {
    const cue = this.cues[at];
    if (!cue) return;
    const { loop } = this.now;
    if (loop?.startMs === cue.startMs && loop.endMs === cue.endMs) {
      this.clearLoop();
      return;
    }
    this.loopOver(cue);
    this.seek(cue.startMs - LEAD_MS);
    this.play();
  }

  clearLoop(): void {
    this.set({ loop: null, loopFrom: null });
  }

  private loopOver({ startMs, endMs }: Loop): void {
    const loop = endMs - startMs < MIN_LOOP_MS ? null : { startMs, endMs };
    this.set({ loop, loopFrom: null });
  }

  private arrive(): void {
    const { element, wanted } = this;
    if (!element) return;
    element.preservesPitch = true;
    element.playbackRate = this.now.rate;
    if (wanted !== null) element.currentTime = wanted / 1000;
    this.wanted = null;
  }

  private follow(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.look();
      if (this.now.playing) this.follow();
    });
  }

  private look(): void {
    const { element } = this;
    if (!element || element.seeking) return;
    const to = element.currentTime * 1000;
    const from = this.ms;
    if (to > from && to - from <= MAX_CLOCK_STEP_MS)
      this.fresh.push([Math.floor(from), Math.ceil(to)]);
    if (this.fresh.length > 500) this.fresh = this.drainPlayed();
    this.place(to);
    if (this.until !== null && to >= this.until) {
      this.until = null;
      element.pause();
    }
    const { loop, playing } = this.now;
    if (loop && playing && to >= loop.endMs + LEAD_MS)
      element.currentTime = Math.max(0, loop.startMs - LEAD_MS) / 1000;
  }

  private place(ms: number): void {
    this.ms = ms;
    this.set(cueAt(this.cues, ms));
  }

  private set(changes: Partial<PlayerState>): void {
    patch(this.store, changes);
  }
}
