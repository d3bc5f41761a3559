/** Benchmark of one check of the rate limit, as a ratio to the look-up of a session, on the embedded server
 *  and on Debian's PostgreSQL where it is installed.
 *
 *      npm run bench:throttle
 *
 *  One call after the other, medians. The last line is one JSON object. */

import { startEmbedded } from '~/launcher/database/embedded';
import { migrate } from '~/launcher/database/migrations';
import { hashToken } from '~/lib/secret-token';
import { NO_CLIENT, type ServiceContext } from '~/server/context';
import { findSession } from '~/server/credentials/session-rows';
import { connect, type Database } from '~/server/db';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { postgresBinaries, startPostgres } from '~/test/real-postgres';
import { createLearner } from '~prisma/factories/learner';
import { medianTime } from './median-time';
import { applySettings } from './settings';

const ROUNDS = { runs: 400, warmUp: 50 };

applySettings();

const figures: Record<string, number> = {};
await measure('embedded', await startEmbedded());
const bin = postgresBinaries();
if (bin) await measure('postgres', await startPostgres(bin));
console.log(JSON.stringify(figures));
process.exit(0);

async function measure(name: string, server: { url: string; stop: () => Promise<void> }) {
  await migrate(server.url);
  const db = connect(server.url, 4);
  const { email, token } = await createSession(db);
  const ctx: ServiceContext = {
    db,
    actor: { kind: 'visitor', visitorHash: null },
    client: { ...NO_CLIENT, address: '203.0.113.9' },
    language: 'zh',
    now: () => new Date(),
  };
  const lookUp = await medianTime(() => findSession(db, token, new Date()), ROUNDS);
  const change = await medianTime(() => consumeRateLimit(ctx, 'state-change'), ROUNDS);
  const login = await medianTime(
    async () => (await consumeRateLimit(ctx, 'log-in', { email })).refund(),
    ROUNDS,
  );
  console.log(`${name}: session look-up ${lookUp.toFixed(2)} ms`);
  console.log(
    `${name}: check of a change ${change.toFixed(2)} ms, ${(change / lookUp).toFixed(2)} ×`,
  );
  console.log(`${name}: check of a login ${login.toFixed(2)} ms, ${(login / lookUp).toFixed(2)} ×`);
  figures[`${name}ChangeRatio`] = Number((change / lookUp).toFixed(2));
  figures[`${name}LoginRatio`] = Number((login / lookUp).toFixed(2));
  await db.$disconnect();
  await server.stop();
}

async function createSession(db: Database): Promise<{ email: string; token: string }> {
  const { id: userId, email } = await createLearner(db);
  const token = 'the token of the bench';
  const expires = new Date(Date.now() + 3_600_000);
  await db.session.create({ data: { userId, sessionToken: hashToken(token), expires } });
  return { email, token };
}
