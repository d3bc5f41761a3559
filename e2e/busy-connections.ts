import { Agent, get } from 'node:http';

/** Outcomes of the requests of clients that never pause. */
export interface RequestCounts {
  /** Number of connections with a complete response. */
  succeeded: number;
  /** Refused connections: the server no longer listened. */
  rejected: number;
  /** Error codes of requests that were sent and got no complete response. */
  interrupted: string[];
}

/** Keeps the connections busy, each with runClient request after the other, until the server accepts none.
 *  @returns `began` resolves after as many responses as there are connections; `ended` with the counts
 *  when every connection was refused or interrupted */
export function requestUntilClosed(
  url: string,
  connections: number,
): { began: Promise<void>; ended: Promise<RequestCounts> } {
  const requests: RequestCounts = { succeeded: 0, rejected: 0, interrupted: [] };
  let onBegan = () => {};
  const began = new Promise<void>((resolve) => {
    onBegan = resolve;
  });
  const runClient = async () => {
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
  const ended = Promise.all(Array.from({ length: connections }, runClient)).then(() => requests);
  return { began, ended };
}

function sendRequest(url: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const fail = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    const request = get(url, { agent }, (response) => {
      response.on('error', fail).resume();
      response.on('end', () => resolve(response.complete ? 'answered' : 'truncated'));
    });
    request.on('error', fail);
  });
}
