/** Level below which a microphone has no signal, dB of full scale: it is muted, or another one is in use.
 *  The quietest room through a live microphone is well above. */
const DEAD_BELOW_DB = -78;
const DEAD_AFTER_MS = 2000;

/** Detects a microphone without any signal. After its first signal a microphone counts as live for good:
 *  noise gates turn every pause into silence. */
export class SignalWatch {
  private deadMs = 0;
  private alive = false;

  /** Adds the level of the last `elapsedMs`. @returns whether there was never a signal, for too long */
  feed(levelDb: number, elapsedMs: number): boolean {
    this.alive ||= levelDb > DEAD_BELOW_DB;
    this.deadMs += elapsedMs;
    return !this.alive && this.deadMs >= DEAD_AFTER_MS;
  }
}
