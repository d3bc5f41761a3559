import type { MailLane } from '~/domain/mail-template';

/** Longest time between two looks at who waits, ms. */
const LOOK_MS = 50;

/** Lets mails leave at a rate that all lanes share. */
export interface Pace {
  /** Resolves when one more mail may leave: a person's before every one of the other lane. */
  turn(lane: MailLane): Promise<void>;
}

/** Makes the pace of one process. What was not used is not saved up: after a pause there is no burst.
 *  @param perSecond mails in a second, also less than one */
export function createPace(perSecond: number): Pace {
  const gapMs = 1000 / perSecond;
  const waiting: Record<MailLane, (() => void)[]> = { PERSON: [], BULK: [] };
  let nextAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    timer = undefined;
    const now = performance.now();
    // What a timer came late by is made up for; what nobody waited for is not.
    nextAt = Math.max(nextAt, now - LOOK_MS - gapMs);
    while (nextAt <= now) {
      const go = waiting.PERSON.shift() ?? waiting.BULK.shift();
      if (!go) return;
      nextAt += gapMs;
      go();
    }
    if (waiting.PERSON.length + waiting.BULK.length > 0)
      timer = setTimeout(look, Math.max(1, nextAt - now));
  }

  return {
    turn: (lane) =>
      new Promise((resolve) => {
        waiting[lane].push(resolve);
        if (timer === undefined) timer = setTimeout(look, Math.max(0, nextAt - performance.now()));
      }),
  };
}
