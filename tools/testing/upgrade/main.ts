/** `npm run drill:upgrade`: replaces the product by its next release, one server after the other, under load and
 *  while people have pages of the old one open, and checks that none of them loses anything. Exit code 0: all facts
 *  hold; 1: one does not; 2: the drill could not run. `-- --from=FOLDER` upgrades a release that is in another
 *  folder to this one; without it this one is upgraded to a copy whose scripts and styles have other names. `--
 *  --seconds=N` of load at each step. */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { chromium } from 'playwright';
import { freePort } from '~/launcher/machine/free-port';
import { ROOT } from '~/launcher/machine/root';
import { postgresBinaries, startPostgres } from '~/test/real-postgres';
import { findLost, Journal } from '../load/journal';
import { Person } from '../load/person';
import { readStored } from '../load/read-stored';
import { report } from '../load/report';
import { startLoad } from '../load/run-load';
import {
  choosePort,
  readShop,
  type Started,
  startProduct,
  startWorker,
} from '../load/served-product';
import { callTable, describeWrites } from '../load/table';
import { findChromium } from '../programs.mjs';
import { hasCaddy, startBalancer } from './balancer';
import { describeBuild, findMissingFiles } from './build-files';
import { makeNextRelease } from './next-release';
import * as tabs from './old-tabs';
import { Tab } from './tab';

const OLD_NAME = 'Shuoyi';
/** A setting that every page shows, so that a person would see the difference, too. */
const NEW_NAME = 'Shuoyi Next';

const word = (name: string) =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const seconds = Number(word('seconds') ?? 5);
const bin = postgresBinaries();
const executablePath = findChromium();
if (!bin || !hasCaddy() || executablePath === null) {
  console.error('The drill needs Debian’s PostgreSQL, Caddy and Chromium:');
  console.error('apt install postgresql-15 caddy chromium');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'shuoyi-upgrade-'));
chmodSync(folder, 0o755);
const began = performance.now();
const log = (sentence: string) =>
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(8)} s  ${sentence}`);

const postgres = await startPostgres(bin);
const port = await choosePort();
const origin = `http://127.0.0.1:${port}`;
const ports = [await freePort(), await freePort()];
const from = word('from');

/** Options of one server behind the balancer, or of the worker, in a release. */
const optionsOf = (name: string, at: number, { root, site }: { root: string; site: string }) => ({
  folder: join(folder, name),
  dataDir: join(folder, 'data'),
  port: at,
  databaseUrl: postgres.url,
  webProcesses: 1,
  root,
  settings: { APP_URL: origin, SITE_NAME_EN: site, DRAIN_SECONDS: '6' },
});
const running: { stop(): Promise<void> }[] = [];
let code = 2;
try {
  const old = { root: from ? resolve(from) : ROOT, site: OLD_NAME };
  const servers: Started[] = [];
  for (const [index, at] of ports.entries()) {
    const server = await startProduct(optionsOf(`old-${index}`, at, old));
    servers.push(server);
    running.push(server);
  }
  const worker = startWorker(optionsOf('worker', port, old));
  running.push(worker);
  const next = {
    root: from ? ROOT : makeNextRelease(join(folder, 'next')),
    site: NEW_NAME,
  };
  running.push({ stop: await startBalancer(port, ports, folder) });
  log('Two servers of the old release are behind a balancer, with a worker.');

  const journal = new Journal();
  const shop = {
    ...(await readShop(origin, postgres.url)),
    comeFrom: (visit: number) => `127.0.1.${1 + (visit % 200)}`,
  };
  const account = { email: `member-${randomUUID()}@shuoyi.example`, password: 'a booth of my own' };
  const signUp = await new Person(origin, '10.255.0.1').restWithToken('auth/signup', {
    ...account,
    name: '林小譯',
  });
  if (!signUp.result) throw new Error(`No account: ${JSON.stringify(signUp)}`);
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  running.push({ stop: () => browser.close() });
  const open = await tabs.openOldTabs(browser, shop, account);
  const oldBuild = await describeBuild(`http://127.0.0.1:${ports[0]}`);
  log('Five tabs of the old release are open; one has a message typed, one a changed field.');

  const load = startLoad(shop, journal, { lanes: 4, pauseMs: 20 });
  await delay(seconds * 1000);
  const broken: string[] = [];
  const missing: string[] = [];
  const replace = async (index: number) => {
    const at = ports[index] ?? 0;
    const stopAt = performance.now();
    await servers[index]?.stop();
    const server = await startProduct(optionsOf(`new-${index}`, at, next));
    running.push(server);
    log(
      `Server ${index + 1} was replaced in ${((performance.now() - stopAt) / 1000).toFixed(1)} s.`,
    );
  };
  await replace(0);
  const newBuild = await describeBuild(`http://127.0.0.1:${ports[0]}`);
  // Any server may get the request for a page's file.
  for (const at of ports)
    missing.push(...(await findMissingFiles(`http://127.0.0.1:${at}`, [oldBuild, newBuild])));
  broken.push(...(await tabs.followLink(open.reader, '/en/course')));
  await delay(seconds * 1000);
  await replace(1);
  for (const at of ports)
    missing.push(...(await findMissingFiles(`http://127.0.0.1:${at}`, [oldBuild, newBuild])));
  await worker.stop();
  running.push(startWorker(optionsOf('worker', port, next)));
  log('Both servers and the worker are of the new release.');

  broken.push(
    ...(await tabs.openKeys(open.learner)),
    ...(await tabs.logInLate(open.visitor, account, origin)),
    ...(await tabs.sendMessage(open.writer)),
    ...(await tabs.openMenu(open.writer)),
    ...(await tabs.saveProfile(open.member)),
    ...(await tabs.followLink(open.reader, '/en/course-news/')),
  );
  const lostTexts = await tabs.findLostTexts(postgres.url, account);
  log('The old tabs were used.');
  const member = open.member.page.context();
  const fresh = await Tab.open(member, 'new tab', `${origin}/en/profile`);
  const isLoggedIn = new URL(fresh.page.url()).pathname === '/en/profile';
  const title = await fresh.page.title();
  const freshBuild = await describeBuild(origin);
  await delay(seconds * 1000);
  await load.stop();
  log(`The load has ended: ${describeWrites(journal)}.`);
  const lost = findLost(journal, await readStored(journal, postgres.url));
  console.log(`\n${callTable(journal)}\n`);
  const errors = [...Object.values(open), fresh].flatMap((tab: Tab) => tab.errors);
  const isNew = freshBuild.id === newBuild.id && newBuild.id !== oldBuild.id;
  const holds = report([
    ['No call failed while servers were replaced', [...journal.unanswered, ...journal.wrong]],
    ['No acknowledged write is lost and none was done twice', lost],
    ['Each server has every file that a page of either release names', [...new Set(missing)]],
    ['Every tab of the old release went on, and none was loaded twice', broken],
    ['What was typed before arrived after', lostTexts],
    ['The log-in before holds after', isLoggedIn ? [] : [`${fresh.page.url()} is shown`]],
    [
      'A new tab is of the new release',
      isNew && title.includes(NEW_NAME) ? [] : [`${freshBuild.id}, “${title}”`],
    ],
    ['No tab missed a script or a call, and none had an error', errors],
  ]);
  code = holds ? 0 : 1;
} catch (error) {
  console.error(error);
} finally {
  for (const each of running.reverse()) await each.stop();
  await postgres.stop();
  if (code === 0) rmSync(folder, { recursive: true, force: true });
  else console.log(`The output of the product is in ${folder}.`);
}
process.exit(code);
