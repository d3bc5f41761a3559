import 'server-only';
import { seal } from '~/server/credentials/seal';
import { listStaleTags } from '~/server/services/stale-tag/mark-stale';
import { jobContext } from '~/server/system-context';
import type { Job } from './worker';

const TIMEOUT_MS = 10_000;

/** The stale tags at the previous run; null in a new process, which has no cached pages. */
let knownTags: ReadonlyMap<string, string> | null = null;

/** Evicts this process's cached pages whose tags another process, such as a command, has marked as stale. Next
 *  evicts only inside of a request, so that the job sends one to its own server. */
export const refreshPagesJob: Job = {
  name: 'refresh pages',
  intervalMs: 2_000,
  async run() {
    const now = await listStaleTags(jobContext().db);
    const before = knownTags;
    const tags = before ? [...now].filter(([tag, staleAt]) => before.get(tag) !== staleAt) : [];
    if (tags.length > 0) await refresh(tags.map(([tag]) => tag));
    knownTags = now;
  },
};

/** The address of this process alone: several web processes may share the public port. The HTTP layer sets it. */
function ownOrigin(): string {
  const origin: unknown = Reflect.get(globalThis, Symbol.for('shuoyi.own-origin'));
  return typeof origin === 'string' ? origin : `http://127.0.0.1:${process.env.PORT ?? '3000'}`;
}

async function refresh(tags: string[]): Promise<void> {
  const response = await fetch(`${ownOrigin()}/api/refresh-pages`, {
    method: 'POST',
    body: seal(JSON.stringify(tags)),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The own server answered ${response.status}.`);
}
