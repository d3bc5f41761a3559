import { createStore } from '~/lib/create-store';

/** The last levels of the microphone, for the line that moves while the learner speaks. It lives
 *  outside React: twenty levels a second redraw one line and nothing else. */
export class LevelTrace {
  /** How many levels the line shows. */
  static readonly LENGTH = 64;

  private readonly levels = createStore<readonly number[]>([]);

  /** Takes a level, 0 … 1. */
  readonly push = (level: number): void => {
    this.levels.set([...this.levels.get(), level].slice(-LevelTrace.LENGTH));
  };

  readonly clear = (): void => this.levels.set([]);

  readonly snapshot = this.levels.get;

  readonly subscribe = this.levels.subscribe;
}
