// The programs that tests and benchmarks need and npm does not install: browsers and a PostgreSQL server.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ROOT } from '../../src/launcher/machine/install.mjs';

const run = (command, args) =>
  spawnSync(command, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0;

/** Installs Debian packages when this user may. @returns whether they are installed now */
function aptInstall(...packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const install = ['install', '-y', '--no-install-recommends', ...packages];
  console.log(`Installing ${packages.join(' ')} (apt-get) …`);
  return run('apt-get', install) || (run('apt-get', ['update']) && run('apt-get', install));
}

/** Debian's paths; the headless shell needs an eighth less processor time. */
const DEBIAN_CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const findInstalled = () => DEBIAN_CHROMIUM.find((path) => existsSync(path));

let chromium;

/** Chromium for the browser tests: Debian's, else Playwright's own.
 *  @returns its path, '' for Playwright's own, or null when neither is available */
export function findChromium() {
  chromium ??= process.env.CHROMIUM_PATH || installChromium();
  return chromium;
}

function installChromium() {
  if (findInstalled() !== DEBIAN_CHROMIUM[0])
    aptInstall('chromium-headless-shell', 'fonts-noto-cjk');
  const found = findInstalled();
  if (found) return found;
  console.log('Installing Chromium (playwright) …');
  const playwright = ['node_modules/@playwright/test/cli.js', 'install', 'chromium'];
  return run(process.execPath, playwright) ? '' : null;
}

/** Whether the service tests can run on a real PostgreSQL server. */
export function findPostgres() {
  const initdb = '/usr/lib/postgresql/15/bin/initdb';
  if (!existsSync(initdb)) aptInstall('postgresql-15');
  return existsSync(initdb);
}

/** Debian's packages with the engines beside Chromium, the audio packages that WebKit needs, and a display for
 *  its window. */
export const ENGINE_PACKAGES =
  'firefox-esr webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb xauth gstreamer1.0-plugins-base gstreamer1.0-plugins-good gstreamer1.0-plugins-bad gstreamer1.0-libav gstreamer1.0-pulseaudio pulseaudio fonts-noto-cjk';

/** Whether Firefox and WebKit are installed. A test does not install them, because they are half a gigabyte. */
export function hasOtherEngines() {
  const programs = ['firefox-esr', 'WebKitWebDriver', 'xvfb-run', 'pulseaudio'];
  if (!programs.every((name) => existsSync(`/usr/bin/${name}`))) return false;
  const bindings = "import gi; gi.require_version('WebKit2', '4.1')";
  return spawnSync('/usr/bin/python3', ['-c', bindings]).status === 0;
}
