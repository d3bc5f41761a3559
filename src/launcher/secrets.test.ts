import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generatePassphrase, loadSecrets } from './secrets';

describe('the secrets of a data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'shuoyi-secrets-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are made once and then stay', () => {
    const made = loadSecrets(folder);
    expect(made.APP_SECRET.length).toBeGreaterThanOrEqual(32);
    expect(made.APP_SECRET).not.toBe(made.SANDBOX_BANK_SECRET);
    expect(loadSecrets(folder)).toEqual(made);
  });

  it('can be read by their owner only', () => {
    loadSecrets(folder);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o077).toBe(0);
  });

  it('are not replaced in silence when the file is damaged', () => {
    writeFileSync(join(folder, 'secrets.json'), '{}');
    expect(() => loadSecrets(folder)).toThrow('secrets.json is damaged');
  });

  it('have a password that a person can type', () => {
    expect(generatePassphrase()).toMatch(/^([a-z]+-){4}\d\d$/);
    expect(generatePassphrase()).not.toBe(generatePassphrase());
  });
});
