import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { openWebKit } from '../../../../e2e/engines/webkit';
import { chromiumPath } from '../chromium-path';

/** Opens a page in an engine. @returns the function that closes the engine */
type OpenPage = (url: string) => Promise<() => Promise<void>>;

const FIREFOX = '/usr/bin/firefox-esr';
const SIZE = { width: 390, height: 664 };
/** Stops Firefox's own requests and its first page. */
const PREFERENCES = `
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("toolkit.telemetry.reportingpolicy.firstRun", false);
`;

const inChromium: OpenPage = async (url) => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  await (await browser.newPage()).goto(url);
  return () => browser.close();
};

/** Firefox without remote control, which makes its compilers leave out what a debugger could not follow. */
const inFirefox: OpenPage = async (url) => {
  const profile = await mkdtemp(join(tmpdir(), 'shuoyi-firefox-'));
  await writeFile(join(profile, 'user.js'), PREFERENCES);
  const words = ['--headless', '--no-remote', '--profile', profile, url];
  const child = spawn(FIREFOX, words, { stdio: 'ignore' });
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
};

const inWebKit: OpenPage = async (url) => {
  const engine = await openWebKit(SIZE);
  await engine.open(url);
  return engine.close;
};

export const ENGINES: Record<string, OpenPage> = {
  Chromium: inChromium,
  Firefox: inFirefox,
  WebKit: inWebKit,
};
