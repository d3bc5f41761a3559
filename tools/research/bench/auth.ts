/** How well the doors of accounts keep their secrets and their pace, against the built product over HTTP.
 *
 *      npm run bench:auth [-- SAMPLES]
 *
 *  Times known and unknown addresses in one random order; session look-ups directly and through Auth.js;
 *  a cheap call while fifty log-ins wait. The last line is one JSON object; times are milliseconds. */
import { randomUUID } from 'node:crypto';
import { hashPassword } from '~/server/credentials/passwords';
import { type Comparison, compareTimes, median } from './compare-times';
import { load } from './load';
import { type Product, startProduct } from './product';
import { RestCaller } from './rest-caller';

const PASSWORD = 'a booth of my own';
const samples = Number(process.argv[2] ?? 300);

const unknown = () => `nobody-${randomUUID()}@shuoyi.example`;
const wrong = { password: 'not the password of anybody' };

/** Accounts whose password takes as long to check as everybody's. */
async function makeAccounts({ db }: Product, disabledAt: Date | null): Promise<string[]> {
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
    which: index % 2,
    key: Math.random(),
  })).sort((a, b) => a.key - b.key);
  const times: [number[], number[]] = [[], []];
  for (const { which } of order) {
    times[which as 0 | 1].push(await caller.time(path, kinds[which as 0 | 1]()));
  }
  return compareTimes(...times);
}

async function comparisons(product: Product) {
  const known = await makeAccounts(product, null);
  const disabled = await makeAccounts(product, new Date());
  const one = (of: string[]) => of[Math.floor(Math.random() * of.length)] ?? '';
  const fields = (email: string) => ({ email, password: PASSWORD, name: '林小譯' });
  return {
    login: await compare(product, 'auth/login', [
      () => ({ email: one(known), ...wrong }),
      () => ({ email: unknown(), ...wrong }),
    ]),
    disabledLogin: await compare(product, 'auth/login', [
      () => ({ email: one(disabled), ...wrong }),
      () => ({ email: unknown(), ...wrong }),
    ]),
    signup: await compare(product, 'auth/signup', [
      () => fields(one(known)),
      () => fields(unknown()),
    ]),
    forgot: await compare(product, 'auth/forgot-password', [
      () => ({ email: one(known) }),
      () => ({ email: unknown() }),
    ]),
  };
}

/** Both calls look the session up directly; Auth.js then rebuilds it. */
async function lookUps(product: Product) {
  const [email = ''] = await makeAccounts(product, null);
  const caller = new RestCaller(product.restUrl);
  await caller.fetchToken();
  const { result } = await caller.post('auth/login', { email, password: PASSWORD });
  if (!result) throw new Error('The log-in of the benchmark was refused.');
  const get = (url: string) => async () => {
    const response = await fetch(url, { headers: { cookie: caller.cookie } });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    await response.arrayBuffer();
  };
  const direct = get(`${product.restUrl}/auth/token`);
  const authjs = get(`${product.origin}/api/auth/session`);
  const rule = { lanes: 8, seconds: 4 };
  await load(direct, { lanes: 8, seconds: 1 });
  await load(authjs, { lanes: 8, seconds: 1 });
  const [first, second] = [await load(direct, rule), await load(authjs, rule)];
  return { direct, lookUp: { direct: first.perSecond, authjs: second.perSecond } };
}

/** The cheap call's median while fifty log-ins wait to be hashed, and while none does. */
async function queue(product: Product, cheap: () => Promise<void>) {
  const caller = new RestCaller(product.restUrl);
  await caller.fetchToken();
  const idle = await load(cheap, { lanes: 1, seconds: 3 });
  let rejected = 0;
  const login = async () => {
    const { errorCode } = await caller.post('auth/login', { email: unknown(), ...wrong });
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
    refused: rejected,
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
  const found = await comparisons(product);
  console.log(
    `${samples} samples each, over HTTP. Median ms known, unknown; difference [95 %]; AUC; p`,
  );
  for (const [name, comparison] of Object.entries(found)) show(name, comparison);
  const { direct, lookUp } = await lookUps(product);
  console.log(
    `Session look-up: ${lookUp.direct.toFixed(0)} requests/s directly, ${lookUp.authjs.toFixed(0)} through Auth.js (${(lookUp.direct / lookUp.authjs).toFixed(2)} ×)`,
  );
  const line = await queue(product, direct);
  console.log(
    `A cheap call: ${line.idle.toFixed(1)} ms idle, ${line.busy.toFixed(1)} ms with 50 log-ins in line (${line.ratio.toFixed(1)} ×), ${line.loginsPerSecond.toFixed(0)} log-ins/s, ${line.refused} refused`,
  );
  console.log(JSON.stringify({ samples, ...found, lookUp, line }));
} finally {
  await product.stop();
}
process.exit(0);
