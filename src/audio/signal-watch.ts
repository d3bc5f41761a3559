/** Below this a microphone gives nothing but its own zeros: muted, or another one is plugged in, dB of
 *  full scale. The quietest room through a live microphone lies well above. */
const DEAD_BELOW_DB = -78;
const DEAD_AFTER_MS = 2000;

/** Notices that a microphone gives no signal at all. Once it has given one it is alive for good:
 *  noise gates make silence of every pause. */
export class SignalWatch {
  private deadMs = 0;
  private alive = false;

  /** Takes the level of the last `elapsedMs`. @returns whether nothing has ever come, for too long */
  feed(levelDb: number, elapsedMs: number): boolean {
    this.alive ||= levelDb > DEAD_BELOW_DB;
    this.deadMs += elapsedMs;
    return !this.alive && this.deadMs >= DEAD_AFTER_MS;
  }
}
