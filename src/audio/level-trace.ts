/** The last levels of the microphone, for the line that moves while the learner speaks. It lives
 *  outside React: twenty levels a second redraw one line and nothing else. */
export class LevelTrace {
  /** How many levels the line shows. */
  static readonly LENGTH = 64;

  private levels: readonly number[] = [];
  private readonly watchers = new Set<() => void>();

  /** Takes a level, 0 … 1. */
  readonly push = (level: number): void => {
    this.set([...this.levels, level].slice(-LevelTrace.LENGTH));
  };

  readonly clear = (): void => this.set([]);

  readonly snapshot = (): readonly number[] => this.levels;

  readonly subscribe = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  };

  private set(levels: readonly number[]): void {
    this.levels = levels;
    for (const watcher of this.watchers) watcher();
  }
}
