import { createStore } from '~/lib/create-store';

/** The last levels of the microphone, for the waveform that moves while the learner speaks. It is a store
 *  outside React: twenty levels a second redraw one waveform and nothing else. */
export class LevelTrace {
  /** Number of levels in the waveform. */
  static readonly LENGTH = 64;

  private readonly levels = createStore<readonly number[]>([]);

  /** Appends a level, 0 … 1. */
  readonly push = (level: number): void => {
    this.levels.set([...this.levels.get(), level].slice(-LevelTrace.LENGTH));
  };

  readonly clear = (): void => this.levels.set([]);

  readonly snapshot = this.levels.get;

  readonly subscribe = this.levels.subscribe;
}
