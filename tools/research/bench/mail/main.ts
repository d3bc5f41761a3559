/** Benchmark of the evening's reminders: how many one worker computes and sends to a mail server with TLS and a log-in,
 *  and how long the mail for a forgotten password takes meanwhile.
 *
 *      npm run bench:mail -- --accounts=20000
 *
 *  On Debian's PostgreSQL. Exit 1 when a mail for a forgotten password takes more than five seconds, a mail is missing
 *  or doubled, or 200,000 at this rate would take more than an hour. The last line is one JSON object. */

import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { migrate } from '~/launcher/database/migrations';
import { toTaipeiClock } from '~/lib/taipei-time';
import { connect, type Database } from '~/server/db';
import { postgresBinaries, startPostgres } from '~/test/real-postgres';
import { createUnit } from '~prisma/factories/unit';
import { applySettings } from '../settings';
import { type Arrived, LOGIN, WATCHED } from './mail-server';

const { values } = parseArgs({ options: { accounts: { type: 'string', default: '20000' } } });
const ACCOUNTS = Number(values.accounts);
/** Reminders that wait when the password reset is requested. */
const WAITING = Math.min(10_000, Math.floor(ACCOUNTS / 2));
const HOUR = 3600;

applySettings();
const bin = postgresBinaries();
if (!bin) throw new Error('This benchmark needs Debian’s package postgresql.');
const postgres = await startPostgres(bin);
await migrate(postgres.url);
const db = connect(postgres.url, 4);
await fill(db);

const mail = fork(new URL('mail-server.ts', import.meta.url));
const [port] = await once(mail, 'message');
const smtp = `smtps://${LOGIN.user}:${LOGIN.pass}@127.0.0.1:${port}?tls.rejectUnauthorized=false`;
const worker = spawn(
  process.execPath,
  ['--import', 'tsx', '--conditions=react-server', 'src/launcher/worker.ts'],
  {
    env: {
      ...process.env,
      DATABASE_URL: postgres.url,
      SMTP_URL: smtp,
      SMTP_RATE: '1000',
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      DATABASE_POOL: '8',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);

process.once('exit', () => worker.kill());

await until(async () => (await db.outboxMessage.count()) > 0);
const began = Date.now();
await until(async () => (await countWaiting(db)) >= WAITING || (await countSent(db)) >= WAITING);
const waiting = await countWaiting(db);
const askedAt = Date.now();
await db.accountRequest.create({
  data: { kind: 'RESET_PASSWORD', email: WATCHED, client: {}, nextTryAt: new Date() },
});
await until(async () => (await ask()).watchedAt !== null);
const waitedSeconds = ((await ask()).watchedAt! - askedAt) / 1000;
await until(async () => (await countSent(db)) >= ACCOUNTS + 1);
const seconds = (Date.now() - began) / 1000;
const { mails, connections } = await ask();

const perSecond = ACCOUNTS / seconds;
const figures = {
  accounts: ACCOUNTS,
  seconds: Math.round(seconds),
  perSecond: Math.round(perSecond),
  minutesFor200000: Math.round(200_000 / perSecond / 60),
  waitingWhenAsked: waiting,
  waitedSeconds: Number(waitedSeconds.toFixed(1)),
  mailsForEachConnection: Math.round(mails / connections),
  missingOrDoubled: mails - (ACCOUNTS + 1),
};
worker.kill('SIGTERM');
await once(worker, 'exit');
mail.disconnect();
await db.$disconnect();
await postgres.stop();
console.log(
  `${ACCOUNTS} reminders: ${figures.seconds} s, ${figures.perSecond} a second; 200,000 of them ${figures.minutesFor200000} minutes.`,
);
console.log(`A password forgotten while ${waiting} waited: ${figures.waitedSeconds} s.`);
console.log(JSON.stringify(figures));
process.exit(
  waitedSeconds > 5 || figures.missingOrDoubled !== 0 || 200_000 / perSecond > HOUR ? 1 : 0,
);

/** Inserts accounts that chose this hour yesterday, one with another hour that resets its password, and a unit to
 *  practise. */
async function fill(db: Database) {
  await createUnit(db, { slug: 'tea' });
  const yesterday = new Date(Date.now() - 24 * HOUR * 1000);
  const account = (email: string) => ({
    email,
    name: '林小譯',
    passwordHash: 'none',
    emailVerifiedAt: yesterday,
    termsVersion: '2026-11-21',
    termsAcceptedAt: yesterday,
  });
  await db.user.create({ data: account(WATCHED) });
  const chosen = {
    reminderHour: toTaipeiClock(new Date()).getUTCHours(),
    reminderSetAt: yesterday,
  };
  for (let from = 0; from < ACCOUNTS; from += 5000) {
    const count = Math.min(5000, ACCOUNTS - from);
    const rows = await db.user.createManyAndReturn({
      data: Array.from({ length: count }, (_, index) =>
        account(`learner-${from + index}@shuoyi.example`),
      ),
      select: { id: true },
    });
    await db.learnerSettings.createMany({
      data: rows.map(({ id: userId }) => ({ userId, ...chosen })),
    });
  }
  await db.$executeRaw`ANALYZE`;
}

function countWaiting(db: Database): Promise<number> {
  return db.outboxMessage.count({ where: { status: 'PENDING' } });
}

function countSent(db: Database): Promise<number> {
  return db.outboxMessage.count({ where: { status: 'SENT' } });
}

async function ask(): Promise<Arrived> {
  const answer = once(mail, 'message');
  mail.send('how many');
  const [arrived] = await answer;
  return arrived;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) {
    if (worker.exitCode !== null) throw new Error(`The worker ended with ${worker.exitCode}.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
