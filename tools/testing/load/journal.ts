import { isUnanswered } from './person';

/** A cart, as its owner knows it. */
export interface KnownCart {
  /** Reads its present quantity; null when there is no response. */
  read: () => Promise<number>;
  acknowledged: number;
  /** Number of additions whose outcome is unknown. */
  unknown: number;
}

/** The stored writes of each kind. */
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

/** The acknowledged writes, and the responses of the product. */
export class Journal {
  readonly emails = new Set<string>();
  readonly attempts = new Set<string>();
  readonly sessions = new Map<string, () => Promise<boolean>>();
  readonly carts: KnownCart[] = [];
  readonly kinds = new Map<string, Kind>();
  /** Responses that are neither right nor a 503, with their kind. */
  readonly wrong: string[] = [];
  /** Reasons of calls without a response, with their kind and the time that each waited. */
  readonly unanswered: string[] = [];
  /** Times at which a write was acknowledged, by `performance.now()`. */
  readonly acknowledgedAt: number[] = [];

  /** Times one call of a kind.
   *  @returns its response; null when there was none or it was wrong */
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

/** A sentence for each acknowledged write that is missing, or is stored more often than it was requested. */
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
