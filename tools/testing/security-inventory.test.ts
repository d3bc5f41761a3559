import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const inventory = readFileSync('docs/security-inventory.md', 'utf8');
const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file).split(sep).join('/'))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/fakes\/|^src\/(test|server\/prisma-client)\//.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const CRYPTOGRAPHY =
  /\b(?:create(?:Hash|Hmac|Cipheriv|Decipheriv|Sign|Verify)|hkdfSync|scrypt\w*|pbkdf2\w*|randomBytes|subtle\.\w+)\(|@node-rs\/argon2|age-encryption/;
const users = sources.filter(({ text }) => CRYPTOGRAPHY.test(text));

describe('The security inventory', () => {
  it('Every source that uses cryptography is in the inventory, by its name or its folder', () => {
    const named = [...inventory.matchAll(/`(src\/[^`]+)`/g)].map(([, path = '']) => path);
    expect(users.length).toBeGreaterThan(15);
    const missing = users.filter(
      ({ file }) =>
        !named.some((path) => file === path || (path.endsWith('/') && file.startsWith(path))),
    );
    expect(missing.map(({ file }) => file)).toEqual([]);
    const gone = named.filter((path) => !sources.some(({ file }) => file.startsWith(path)));
    expect(gone).toEqual([]);
  });

  it('The only ciphers and hashes are AES-256-GCM and SHA-256, SHA-1 for entity tags, and what a protocol of others prescribes', () => {
    const algorithms = users.flatMap(({ file, text }) =>
      [...text.matchAll(/\bcreate(?:Hash|Hmac|Cipheriv|Decipheriv)\(\s*([^,)]+)/g)].map(
        ([, algorithm = '']) =>
          ["'aes-256-gcm'", "'sha256'"].includes(algorithm) ? algorithm : `${algorithm} ${file}`,
      ),
    );
    expect([...new Set(algorithms)].toSorted()).toEqual([
      "'aes-128-cbc' src/server/gateways/invoice/ecpay/cipher.ts",
      "'aes-256-gcm'",
      "'sha1' src/launcher/http-layer/body-cache.mjs",
      "'sha256'",
    ]);
  });

  it('No random value that must not be guessed comes from Math.random', () => {
    const guessable = sources.filter(
      ({ file, text }) =>
        /^src\/(server|launcher)\/|secret|token/.test(file) && text.includes('Math.random'),
    );
    // The pause before another try.
    expect(guessable.map(({ file }) => file)).toEqual([
      'src/server/gateways/storage/s3-storage.ts',
    ]);
  });

  it('No request of the server follows a redirect', () => {
    const senders = sources.filter(
      ({ file, text }) =>
        file.startsWith('src/server/') && !/\/contract/.test(file) && /\bfetch\(/.test(text),
    );
    expect(senders.length).toBeGreaterThan(3);
    for (const { file, text } of senders)
      expect(text.match(/redirect: '(?:error|manual)'/g)?.length, file).toBe(
        text.match(/(?<!\.)\bfetch\(/g)?.length,
      );
  });
});
