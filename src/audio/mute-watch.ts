/** Duration of a mute from which a recording no longer contains the learner's whole sentence, ms. Shorter
 *  mutes are a Bluetooth hiccup. */
const MUTED_LONG_MS = 300;

/** Watches the tracks of a stream for being muted by the system: a call, another app, a button of the headset. A
 *  muted track does not end; it records silence. */
export class MuteWatch {
  private mutedAt: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param onLong called once a track has been muted for too long */
  constructor(
    private readonly tracks: readonly MediaStreamTrack[],
    private readonly onLong: () => void,
  ) {
    for (const track of tracks) {
      track.addEventListener('mute', this.look);
      track.addEventListener('unmute', this.look);
    }
    this.look();
  }

  /** Whether a track has been muted for too long. It checks the time, because on a busy page the timer may
   *  be late. */
  isLong(): boolean {
    return this.mutedAt !== null && performance.now() - this.mutedAt > MUTED_LONG_MS;
  }

  close(): void {
    clearTimeout(this.timer);
    for (const track of this.tracks) {
      track.removeEventListener('mute', this.look);
      track.removeEventListener('unmute', this.look);
    }
  }

  private readonly look = (event?: Event): void => {
    const isMuted = event?.type === 'mute' || this.tracks.some(({ muted }) => muted);
    if (isMuted && this.mutedAt !== null) return;
    // A mute that was too long still counts if its timer has not fired.
    if (this.isLong()) {
      this.onLong();
      return;
    }
    clearTimeout(this.timer);
    this.mutedAt = isMuted ? performance.now() : null;
    if (isMuted) this.timer = setTimeout(this.onLong, MUTED_LONG_MS + 1);
  };
}
