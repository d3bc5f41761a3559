import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generatePassphrase, loadSecrets } from './secrets';

describe('The secrets of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shuoyi-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('Secrets are generated once and then stay the same', () => {
    const secrets = loadSecrets(folder);
    expect(secrets.APP_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(secrets.APP_SECRET).not.toBe(secrets.SANDBOX_BANK_SECRET);
    expect(loadSecrets(folder)).toEqual(secrets);
  });

  it('The file of secrets can be read by its owner only', () => {
    loadSecrets(folder);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  });

  it('A damaged file of secrets is an error, not replaced', () => {
    writeFileSync(join(folder, 'secrets.json'), '{}');
    expect(() => loadSecrets(folder)).toThrow('secrets.json is damaged');
  });

  it('A generated passphrase is four words and two digits', () => {
    expect(generatePassphrase()).toMatch(/^([a-z]+-){4}\d\d$/);
    expect(generatePassphrase()).not.toBe(generatePassphrase());
  });
});
