interface Limits {
  max: number;
  milliseconds: number;
}

/** Decides which lines are new in a window of time: each line once, and at most `max` of them. */
export class DistinctLines {
  private readonly seen = new Set<string>();
  private endsAt = 0;

  constructor(private readonly limits: Limits) {}

  /** @param now milliseconds */
  isNew(line: string, now = Date.now()): boolean {
    if (now >= this.endsAt) {
      this.seen.clear();
      this.endsAt = now + this.limits.milliseconds;
    }
    if (this.seen.has(line) || this.seen.size >= this.limits.max) return false;
    this.seen.add(line);
    return true;
  }
}
