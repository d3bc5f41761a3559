/** An audio element for tests, as faithful as its callers need: `play` returns a promise, time advances with
 *  the (fake) clock at the playback rate, and events follow their call in the order of the HTML standard.
 *  Nothing is played or fetched. */
export class FakeAudio extends EventTarget {
  /** All created elements, oldest first. */
  static instances: FakeAudio[] = [];
  /** Duration of every clip, s. */
  static duration = 2;
  /** Loading time of a clip, ms; `Infinity`: it never loads; null: the fetch fails. */
  static loadDelayMs: number | null = 0;
  /** Error of `play`. */
  static playError: DOMException | null = null;

  preload = '';
  preservesPitch = false;
  error: { code: number } | null = null;
  paused = true;
  ended = false;
  /** Played sources in order, with the position at which each started, s. */
  played: { src: string; from: number }[] = [];

  private source: string | null = null;
  private position = 0;
  private rate = 1;
  private startedAt: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private loaded = false;

  constructor() {
    super();
    FakeAudio.instances.push(this);
  }

  static reset(): void {
    FakeAudio.instances = [];
    FakeAudio.duration = 2;
    FakeAudio.loadDelayMs = 0;
    FakeAudio.playError = null;
  }

  get readyState(): number {
    return this.loaded ? 4 : 0;
  }

  getAttribute(name: string): string | null {
    return name === 'src' ? this.source : null;
  }

  set src(to: string) {
    this.halt();
    this.source = to;
    this.loaded = false;
    this.error = null;
    this.position = 0;
    this.paused = true;
    this.ended = false;
  }

  get currentTime(): number {
    const elapsed =
      this.startedAt === null ? 0 : ((performance.now() - this.startedAt) / 1000) * this.rate;
    return Math.min(FakeAudio.duration, this.position + elapsed);
  }

  set currentTime(to: number) {
    this.position = to;
    this.ended = false;
    if (this.startedAt !== null) this.advance();
  }

  get playbackRate(): number {
    return this.rate;
  }

  set playbackRate(to: number) {
    this.position = this.currentTime;
    this.rate = to;
    if (this.startedAt !== null) this.advance();
  }

  play(): Promise<void> {
    if (FakeAudio.playError) return Promise.reject(FakeAudio.playError);
    if (this.ended) this.position = 0;
    this.ended = false;
    this.paused = false;
    return new Promise((resolve, reject) => {
      const finishLoading = () => {
        if (this.paused) return reject(new DOMException('paused', 'AbortError'));
        if (FakeAudio.loadDelayMs === null) {
          this.error = { code: 4 };
          this.paused = true;
          this.dispatchEvent(new Event('error'));
          return reject(new DOMException('no source', 'NotSupportedError'));
        }
        this.loaded = true;
        this.played.push({ src: this.source ?? '', from: this.position });
        this.advance();
        this.dispatchEvent(new Event('playing'));
        resolve();
      };
      const wait = this.loaded ? 0 : (FakeAudio.loadDelayMs ?? 0);
      if (wait === Number.POSITIVE_INFINITY) this.dispatchEvent(new Event('waiting'));
      else setTimeout(finishLoading, wait);
    });
  }

  pause(): void {
    if (this.paused) return;
    this.halt();
    this.paused = true;
    setTimeout(() => this.dispatchEvent(new Event('pause')));
  }

  /** The system interrupts playback: a call, an unplugged headset. */
  interrupt(): void {
    this.pause();
  }

  private advance(): void {
    clearTimeout(this.timer);
    this.startedAt = performance.now();
    const left = Math.max(0, FakeAudio.duration - this.position) / this.rate;
    this.timer = setTimeout(() => {
      this.halt();
      this.position = FakeAudio.duration;
      this.paused = true;
      this.ended = true;
      this.dispatchEvent(new Event('pause'));
      this.dispatchEvent(new Event('ended'));
    }, left * 1000);
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.position = this.currentTime;
    this.startedAt = null;
  }
}
