import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clientHash, isInstalled, nodeVersionError } from './install.mjs';

describe('The installation at a start', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.0.0'])('Node %s is accepted', (version) => {
    expect(nodeVersionError(version)).toBeNull();
  });

  it.each(['18.20.0', '20.18.3'])('Node %s is rejected with a sentence', (version) => {
    expect(nodeVersionError(version)).toContain(`this is Node ${version}`);
  });

  const lockfile = {
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0' },
      'node_modules/other-platform': { version: '2.0.0', optional: true },
    },
  };

  it('Installed packages are not installed again', () => {
    const installed = { packages: { 'node_modules/a': { version: '1.0.0' } } };
    expect(isInstalled(lockfile, installed)).toBe(true);
  });

  it.each([
    ['another version', { 'node_modules/a': { version: '1.0.1' } }],
    ['nothing', {}],
    [
      'another version of an optional package',
      {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/other-platform': { version: '1.9.0' },
      },
    ],
  ])('Packages are installed again when there is %s', (_, packages) => {
    expect(isInstalled(lockfile, { packages })).toBe(false);
  });

  it('Packages for development may be missing, all of them but not some', () => {
    const withDev = {
      packages: {
        ...lockfile.packages,
        'node_modules/d': { version: '1.0.0', dev: true },
        'node_modules/e': { version: '1.0.0', dev: true },
      },
    };
    const a = { 'node_modules/a': { version: '1.0.0' } };
    const d = { 'node_modules/d': { version: '1.0.0' } };
    const e = { 'node_modules/e': { version: '1.0.0' } };
    expect(isInstalled(withDev, { packages: a })).toBe(true);
    expect(isInstalled(withDev, { packages: { ...a, ...d } })).toBe(false);
    expect(isInstalled(withDev, { packages: d })).toBe(false);
    expect(isInstalled(withDev, { packages: a }, false)).toBe(false);
    expect(isInstalled(withDev, { packages: { ...a, ...d, ...e } }, false)).toBe(true);
  });

  it('The packages for serving have neither Prisma’s program nor what only builds or is drawn', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
    const names = ['prisma-cli', '@prisma/studio-core', 'effect', 'tailwindcss', 'recharts'];
    const served = names.filter((name) => !packages[`node_modules/${name}`].dev);
    expect(served).toEqual([]);
  });

  it('The client hash changes with any file of the schema and with the version of Prisma', () => {
    const root = mkdtempSync(join(tmpdir(), 'shuoyi-client-'));
    const write = (path: string, text: string) => {
      mkdirSync(join(root, path, '..'), { recursive: true });
      writeFileSync(join(root, path), text);
      return clientHash(root);
    };
    try {
      writeFileSync(join(root, 'unrelated'), '');
      const lock = (version: string) =>
        JSON.stringify({ packages: { 'node_modules/prisma-cli': { version } } });
      writeFileSync(join(root, 'package-lock.json'), lock('7.10.0'));
      const first = write('prisma/schema/order.prisma', 'model Order {}');
      expect(write('unrelated', 'changed')).toBe(first);
      const digests = [
        first,
        write('prisma/schema/order.prisma', 'model Other {}'),
        write('prisma/schema/payment.prisma', 'model Payment {}'),
        write('package-lock.json', lock('7.11.0')),
      ];
      expect(new Set(digests).size).toBe(digests.length);
    } finally {
      rmSync(root, { recursive: true });
    }
  });
});
