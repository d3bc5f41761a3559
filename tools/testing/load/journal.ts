import { isUnanswered } from './person';

/** A cart, as its owner knows it. */
export interface KnownCart {
  /** The quantity that it has now; null when nobody says. */
  read: () => Promise<number>;
  acknowledged: number;
  /** Additions of which it is not known whether they were done. */
  unknown: number;
}

/** What the product has of each kind of write. */
export interface Stored {
  emails: ReadonlySet<string>;
  attempts: ReadonlySet<string>;
  /** Log-ins whose session is still known. */
  sessions: ReadonlySet<string>;
  carts: readonly { qty: number; acknowledged: number; unknown: number }[];
}

interface Kind {
  /** Times of the answers, ms. */
  times: number[];
  unanswered: number;
}

/** What the product has acknowledged, and how it has answered. */
export class Journal {
  readonly emails = new Set<string>();
  readonly attempts = new Set<string>();
  readonly sessions = new Map<string, () => Promise<boolean>>();
  readonly carts: KnownCart[] = [];
  readonly kinds = new Map<string, Kind>();
  /** Answers that are neither right nor a 503, with their kind. */
  readonly wrong: string[] = [];
  /** Why calls have no answer, with their kind and how long each had waited. */
  readonly unanswered: string[] = [];
  /** Times at which a write was acknowledged, by `performance.now()`. */
  readonly acknowledgedAt: number[] = [];

  /** Times one call of a kind.
   *  @returns its answer; null when there was none or it was wrong */
  async call<T>(name: string, work: () => Promise<T>): Promise<T | null> {
    const kind = this.kinds.get(name) ?? { times: [], unanswered: 0 };
    this.kinds.set(name, kind);
    const began = performance.now();
    try {
      const answer = await work();
      kind.times.push(performance.now() - began);
      return answer;
    } catch (error) {
      if (isUnanswered(error)) {
        kind.unanswered += 1;
        const seconds = ((performance.now() - began) / 1000).toFixed(1);
        this.unanswered.push(`${name} after ${seconds} s: ${(error as Error).message}`);
      } else this.wrong.push(`${name}: ${error instanceof Error ? error.message : error}`);
      return null;
    }
  }

  acknowledged(): void {
    this.acknowledgedAt.push(performance.now());
  }
}

/** A sentence for each acknowledged write that is not there, or is there more often than it was asked for. */
export function findLost(journal: Journal, stored: Stored): string[] {
  const missing = (what: string, wanted: Iterable<string>, found: ReadonlySet<string>) =>
    [...wanted].filter((key) => !found.has(key)).map((key) => `${what} ${key} is not there`);
  const carts = stored.carts.flatMap(({ qty, acknowledged, unknown }, index) => {
    const most = acknowledged + unknown;
    return qty >= acknowledged && qty <= most
      ? []
      : [`cart ${index} holds ${qty}, not ${acknowledged} to ${most}`];
  });
  return [
    ...missing('the account', journal.emails, stored.emails),
    ...missing('the practice result', journal.attempts, stored.attempts),
    ...missing('the session of', journal.sessions.keys(), stored.sessions),
    ...carts,
  ];
}
