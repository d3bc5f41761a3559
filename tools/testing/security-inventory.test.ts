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

  it('The server writes to its log alone, except for files that are its own', () => {
    const WRITES =
      /\bconsole\.|\bprocess\.std(?:out|err)\b|\bpino\(|\b(?:append|write)File|createWriteStream/;
    const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    const written = sources.filter(
      ({ file, text }) =>
        /^src\/(server|app\/api)\/(?!.*\.d\.ts$)/.test(file) && WRITES.test(withoutComments(text)),
    );
    expect(written.map(({ file }) => file).toSorted()).toEqual([
      // Mails and their links are printed in a terminal when no mail server is configured.
      'src/server/gateways/mail/configured.ts',
      'src/server/gateways/mail/file-transport.ts',
      // The input of a speech engine.
      'src/server/gateways/speech/pico-engine.ts',
      // Pictures and clips.
      'src/server/gateways/storage/local-storage.ts',
      'src/server/telemetry/log.mjs',
    ]);
  });

  it('Every table of the schema is in one class of data', () => {
    const [, classes = ''] = inventory.split('## Classes of data');
    const rows = [...classes.split('\n## ')[0]!.matchAll(/^\| [a-z ]+ \| ([A-Z][\w, ]+) \|/gm)];
    const named = rows.flatMap(([, tables = '']) => tables.split(', '));
    const schema = readdirSync('prisma/schema')
      .map((file) => readFileSync(join('prisma/schema', file), 'utf8'))
      .join('\n');
    const tables = [...schema.matchAll(/^model (\w+)/gm)].map(([, name]) => name);
    expect(tables.length).toBeGreaterThan(50);
    expect(named.toSorted()).toEqual(tables.toSorted());
  });
});
