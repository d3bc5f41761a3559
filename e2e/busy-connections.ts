import { Agent, get } from 'node:http';

/** What became of the requests of clients that never pause. */
export interface RequestCounts {
  /** Answered whole. */
  succeeded: number;
  /** Turned away before they were sent: nobody listened any more. */
  rejected: number;
  /** Sent, and not answered whole. */
  interrupted: string[];
}

/** Keeps this many connections busy, each with one request after the other, until the server takes none.
 *  @returns `began` resolves when as many requests were answered, `ended` with the counts when every
 *  connection was turned away or cut */
export function requestUntilClosed(
  url: string,
  connections: number,
): { began: Promise<void>; ended: Promise<RequestCounts> } {
  const requests: RequestCounts = { succeeded: 0, rejected: 0, interrupted: [] };
  let onBegan = () => {};
  const began = new Promise<void>((resolve) => {
    onBegan = resolve;
  });
  const one = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let going = true; going; ) {
      const outcome = await sendRequest(url, agent);
      going = outcome === 'answered';
      if (going) requests.succeeded += 1;
      else if (outcome === 'ECONNREFUSED') requests.rejected += 1;
      else requests.interrupted.push(outcome);
      if (!going || requests.succeeded >= connections) onBegan();
    }
    agent.destroy();
  };
  const ended = Promise.all(Array.from({ length: connections }, one)).then(() => requests);
  return { began, ended };
}

function sendRequest(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const notified = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const request = get(url, { agent }, (response) => {
      response.on('error', notified).resume();
      response.on('end', () => resolve(response.complete ? 'answered' : 'truncated'));
    });
    request.on('error', notified);
  });
}
