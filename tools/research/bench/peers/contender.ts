import { load } from '../load';
import { HttpLane, type LoadRequest, type LoadResponse } from './http-lane';

/** The result of one measurement. */
interface Sample {
  /** Number of finished pieces of work, and of those with a wrong response. */
  done: number;
  wrong: number;
  seconds: number;
  /** Duration of each, ms. */
  times: number[];
}

/** A server, ours or another, doing one kind of work. */
export interface Contender {
  name: string;
  /** The process that serves, with all that it started. */
  pid: number;
  run(seconds: number): Promise<Sample>;
  /** Runs before each measurement, unmeasured. */
  prepare?(): Promise<void>;
  /** Amount of finished work that the database holds. */
  count?(): Promise<number>;
}

interface HttpWork {
  name: string;
  pid: number;
  origin: string;
  connections: number;
  /** @param index counts all requests of this contender */
  request(index: number): LoadRequest;
  isRight(response: LoadResponse, index: number): boolean;
  prepare?(): Promise<void>;
  count?(): Promise<number>;
}

/** A contender over HTTP. Every response is checked. */
export function httpContender(work: HttpWork): Contender {
  let next = 0;
  const run = async (seconds: number): Promise<Sample> => {
    const lanes = Array.from({ length: work.connections }, () => new HttpLane(work.origin));
    const free = [...lanes];
    let wrong = 0;
    const send = async () => {
      const lane = free.pop()!;
      const index = next++;
      const response = await lane.send(work.request(index));
      if (!work.isRight(response, index)) {
        if (wrong++ === 0) showWrong(work.name, response);
      }
      free.push(lane);
    };
    const began = performance.now();
    const { times } = await load(send, { lanes: work.connections, seconds });
    const elapsed = (performance.now() - began) / 1000;
    await Promise.all(lanes.map((lane) => lane.close()));
    return { done: times.length, wrong, seconds: elapsed, times };
  };
  const { name, pid, prepare, count } = work;
  return { name, pid, run, ...(prepare && { prepare }), ...(count && { count }) };
}

function showWrong(name: string, { status, body }: LoadResponse): void {
  console.log(`${name}: a wrong response, ${status}: ${body.toString('utf8').slice(0, 300)}`);
}
