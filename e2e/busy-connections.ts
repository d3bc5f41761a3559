import { Agent, get } from 'node:http';

/** What became of the requests of clients that never pause. */
export interface Requests {
  /** Answered whole. */
  answered: number;
  /** Turned away before they were sent: nobody listened any more. */
  refused: number;
  /** Sent, and not answered whole. */
  cut: string[];
}

/** Keeps this many connections busy, each with one request after the other, until the server takes none.
 *  @returns `began` resolves when as many requests were answered, `ended` with the counts when every
 *  connection was turned away or cut */
export function untilGone(
  url: string,
  connections: number,
): { began: Promise<void>; ended: Promise<Requests> } {
  const requests: Requests = { answered: 0, refused: 0, cut: [] };
  let tellBegan = () => {};
  const began = new Promise<void>((resolve) => {
    tellBegan = resolve;
  });
  const one = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let going = true; going; ) {
      const outcome = await ask(url, agent);
      going = outcome === 'answered';
      if (going) requests.answered += 1;
      else if (outcome === 'ECONNREFUSED') requests.refused += 1;
      else requests.cut.push(outcome);
      if (!going || requests.answered >= connections) tellBegan();
    }
    agent.destroy();
  };
  const ended = Promise.all(Array.from({ length: connections }, one)).then(() => requests);
  return { began, ended };
}

function ask(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const told = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const request = get(url, { agent }, (response) => {
      response.on('error', told).resume();
      response.on('end', () => resolve(response.complete ? 'answered' : 'truncated'));
    });
    request.on('error', told);
  });
}
