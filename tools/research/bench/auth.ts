/** Benchmark of the account endpoints of the built product over HTTP: timing side channels and throughput.
 *
 *      npm run bench:auth [-- SAMPLES]
 *
 *  Times known and unknown e-mail addresses in one random order, session look-ups directly and through
 *  Auth.js, and a cheap call while fifty log-ins wait. The last line is one JSON object; times are
 *  milliseconds. */
import { randomUUID } from 'node:crypto';
import { hashPassword } from '~/server/credentials/passwords';
import { type Comparison, compareTimes, median } from './compare-times';
import { load } from './load';
import { type Product, startProduct } from './product';
import { RestCaller } from './rest-caller';

const PASSWORD = 'a booth of my own';
const samples = Number(process.argv[2] ?? 300);

const unknownEmail = () => `unknown-${randomUUID()}@shuoyi.example`;
const wrongPassword = { password: 'not the password of any account' };

/** Creates accounts whose password takes as long to check as that of any other account.
 *  @returns their e-mail addresses */
async function createAccounts({ db }: Product, disabledAt: Date | null): Promise<string[]> {
  const passwordHash = await hashPassword(PASSWORD);
  const emails = Array.from({ length: 40 }, () => `known-${randomUUID()}@shuoyi.example`);
  await db.user.createMany({
    data: emails.map((email) => ({ email, name: '林小譯', passwordHash, disabledAt })),
  });
  return emails;
}

/** Times two kinds of a call, one at a time, in random order, `samples` of each. */
async function compare(
  product: Product,
  path: string,
  kinds: [() => Record<string, string>, () => Record<string, string>],
): Promise<Comparison> {
  const caller = new RestCaller(product.restUrl);
  await caller.fetchToken();
  for (const kind of [...kinds, ...kinds, ...kinds]) await caller.time(path, kind());
  const order = Array.from({ length: samples * 2 }, (_, index) => ({
    kindIndex: (index % 2) as 0 | 1,
    key: Math.random(),
  })).sort((a, b) => a.key - b.key);
  const times: [number[], number[]] = [[], []];
  for (const { kindIndex } of order)
    times[kindIndex].push(await caller.time(path, kinds[kindIndex]()));
  return compareTimes(...times);
}

async function compareEndpoints(product: Product) {
  const known = await createAccounts(product, null);
  const disabled = await createAccounts(product, new Date());
  const pick = (emails: string[]) => emails[Math.floor(Math.random() * emails.length)] ?? '';
  const fields = (email: string) => ({ email, password: PASSWORD, name: '林小譯' });
  return {
    login: await compare(product, 'auth/login', [
      () => ({ email: pick(known), ...wrongPassword }),
      () => ({ email: unknownEmail(), ...wrongPassword }),
    ]),
    disabledLogin: await compare(product, 'auth/login', [
      () => ({ email: pick(disabled), ...wrongPassword }),
      () => ({ email: unknownEmail(), ...wrongPassword }),
    ]),
    signup: await compare(product, 'auth/signup', [
      () => fields(pick(known)),
      () => fields(unknownEmail()),
    ]),
    forgot: await compare(product, 'auth/forgot-password', [
      () => ({ email: pick(known) }),
      () => ({ email: unknownEmail() }),
    ]),
  };
}

/** Throughput of session look-ups. Both calls look the session up directly; Auth.js then rebuilds it. */
async function measureLookUps(product: Product) {
  const [email = ''] = await createAccounts(product, null);
  const caller = new RestCaller(product.restUrl);
  await caller.fetchToken();
  const { result } = await caller.post('auth/login', { email, password: PASSWORD });
  if (!result) throw new Error('The log-in of the benchmark failed.');
  const get = (url: string) => async () => {
    const response = await fetch(url, { headers: { cookie: caller.cookie } });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await response.arrayBuffer();
  };
  const direct = get(`${product.restUrl}/auth/token`);
  const authjs = get(`${product.origin}/api/auth/session`);
  const options = { lanes: 8, seconds: 4 };
  await load(direct, { lanes: 8, seconds: 1 });
  await load(authjs, { lanes: 8, seconds: 1 });
  const directLoad = await load(direct, options);
  const authjsLoad = await load(authjs, options);
  return { direct, lookUp: { direct: directLoad.perSecond, authjs: authjsLoad.perSecond } };
}

/** Median times of the cheap call while fifty log-ins wait to be hashed, and while the server is idle. */
async function measureQueue(product: Product, cheap: () => Promise<void>) {
  const caller = new RestCaller(product.restUrl);
  await caller.fetchToken();
  const idle = await load(cheap, { lanes: 1, seconds: 3 });
  let rejected = 0;
  const login = async () => {
    const { errorCode } = await caller.post('auth/login', {
      email: unknownEmail(),
      ...wrongPassword,
    });
    if (errorCode !== 'INVALID_CREDENTIALS') rejected++;
  };
  const [logins, busy] = await Promise.all([
    load(login, { lanes: 50, seconds: 8 }),
    load(cheap, { lanes: 1, seconds: 8 }),
  ]);
  return {
    idle: median(idle.times),
    busy: median(busy.times),
    ratio: median(busy.times) / median(idle.times),
    loginsPerSecond: logins.perSecond,
    rejected,
  };
}

function show(name: string, { medians, difference, interval, auc, p }: Comparison): void {
  const ms = (value: number) => value.toFixed(2).padStart(7);
  const verdict = p < 0.01 ? 'DISTINGUISHABLE' : 'not distinguishable';
  console.log(
    `${name.padEnd(14)}${ms(medians[0])}${ms(medians[1])}${ms(difference)}  [${interval.map(ms)}]  ${auc.toFixed(3)}  ${p.toFixed(3)}  ${verdict}`,
  );
}

const product = await startProduct();
try {
  const comparisons = await compareEndpoints(product);
  console.log(
    `${samples} samples each, over HTTP. Median ms known, unknown; difference [95 %]; AUC; p`,
  );
  for (const [name, comparison] of Object.entries(comparisons)) show(name, comparison);
  const { direct, lookUp } = await measureLookUps(product);
  console.log(
    `Session look-up: ${lookUp.direct.toFixed(0)} requests/s directly, ${lookUp.authjs.toFixed(0)} through Auth.js (${(lookUp.direct / lookUp.authjs).toFixed(2)} ×)`,
  );
  const queue = await measureQueue(product, direct);
  console.log(
    `A cheap call: ${queue.idle.toFixed(1)} ms idle, ${queue.busy.toFixed(1)} ms with 50 log-ins queued (${queue.ratio.toFixed(1)} ×), ${queue.loginsPerSecond.toFixed(0)} log-ins/s, ${queue.rejected} rejected`,
  );
  console.log(JSON.stringify({ samples, ...comparisons, lookUp, queue }));
} finally {
  await product.stop();
}
process.exit(0);
