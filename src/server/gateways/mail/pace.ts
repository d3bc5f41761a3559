import type { MailLane } from '~/domain/mail-template';

/** Maximum time between two checks of the queue, ms. */
const LOOK_MS = 50;

/** Lets mails leave at a rate that all lanes share. */
export interface Pace {
  /** Resolves when one more mail may be sent; mails to persons come before bulk mails. */
  turn(lane: MailLane): Promise<void>;
}

/** Makes the pace of one process. Unused capacity is not saved up, so that there is no burst after a pause.
 *  @param perSecond mails in a second, also less than one */
export function createPace(perSecond: number): Pace {
  const gapMs = 1000 / perSecond;
  const waiting: Record<MailLane, (() => void)[]> = { PERSON: [], BULK: [] };
  let nextAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    timer = undefined;
    const now = performance.now();
    // Catches up the delay of a timer, but not idle time.
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
