import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isSampleAddress, readEnv, SETTING_NAMES, stillSamples } from './env';
import { SECURITY_HEADERS } from './launcher/http-layer/security-headers.mjs';

const REQUIRED = {
  DATABASE_URL: 'postgresql://postgres@127.0.0.1:5432/shuoyi',
  APP_URL: 'http://localhost:3000',
  APP_SECRET: 'a-secret-of-more-than-32-characters',
  SANDBOX_BANK_SECRET: 'another-secret-of-more-than-32-characters',
};
const BUCKET = {
  S3_ENDPOINT: 'https://s3.shuoyi.example',
  S3_BUCKET: 'avatars',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describe('Settings', () => {
  it('The required settings are enough', () => {
    expect(readEnv(REQUIRED).S3_BUCKET).toBeUndefined();
  });

  it('The error of incomplete settings names every missing or invalid one', () => {
    const { APP_URL: _, ...rest } = REQUIRED;
    expect(() => readEnv({ ...rest, APP_SECRET: 'short' })).toThrow(
      /APP_URL is missing\.\n {2}APP_SECRET is not usable/,
    );
  });

  it('Every secret before APP_SECRET has 32 characters, too', () => {
    const read = (APP_SECRET_FALLBACKS: string) =>
      readEnv({ ...REQUIRED, APP_SECRET_FALLBACKS }).APP_SECRET_FALLBACKS;
    const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
    expect(read(`${one}, ${other}`)).toEqual([one, other]);
    expect(() => read(`${one},short`)).toThrow('APP_SECRET_FALLBACKS is not usable');
  });

  it('The error of an invalid list of origins gives the reason', () => {
    expect(() => readEnv({ ...REQUIRED, FRONT_ALLOWED_ORIGINS: 'https://a.example/path' })).toThrow(
      'FRONT_ALLOWED_ORIGINS is not usable: must be a bare origin without a path: https://a.example.',
    );
  });

  it.each([
    ['https://speak.example.com/shop/', 'https://speak.example.com'],
    ['https://speak.example.com/', 'https://speak.example.com'],
    ['https://speak.example.com:443', 'https://speak.example.com'],
    ['HTTPS://Speak.example.com', 'https://speak.example.com'],
    ['https://name:word@speak.example.com', 'https://speak.example.com'],
    ['https://speak.example.com?from=mail', 'https://speak.example.com'],
    ['https://speak.example.com/#top', 'https://speak.example.com'],
  ])('The public address %s is refused with the one to write', (APP_URL, bare) => {
    expect(() => readEnv({ ...REQUIRED, APP_URL })).toThrow(
      `APP_URL is not usable: must be a bare origin without a path: ${bare}.`,
    );
  });

  it.each(['APP_URL', 'STRIPE_URL', 'S3_ENDPOINT', 'LINK_BLOG', 'FEED_PRIVATE_ORIGINS'])(
    'The web address %s has a scheme of the web',
    (name) => {
      for (const address of ['javascript:alert(1)', 'ftp://a.example', 'a.example'])
        expect(() => readEnv({ ...REQUIRED, ...BUCKET, [name]: address })).toThrow(
          `${name} is not usable`,
        );
    },
  );

  it('The address of media has neither a query nor a slash at its end', () => {
    const read = (MEDIA_URL: string) => readEnv({ ...REQUIRED, MEDIA_URL }).MEDIA_URL;
    expect(read('https://media.shuoyi.example/shop')).toBe('https://media.shuoyi.example/shop');
    expect(read('')).toBeUndefined();
    for (const bad of ['https://a.example/', 'https://a.example?x', 'ftp://a.example', 'a.example'])
      expect(() => read(bad)).toThrow('MEDIA_URL is not usable');
  });

  it('A complete set of bucket settings is accepted', () => {
    expect(readEnv({ ...REQUIRED, ...BUCKET })).toMatchObject(BUCKET);
  });

  it.each(Object.keys(BUCKET))('A bucket without %s is rejected', (name) => {
    expect(() => readEnv({ ...REQUIRED, ...BUCKET, [name]: '' })).toThrow(
      `${name} is missing: a bucket for avatars needs all of S3_ENDPOINT,`,
    );
  });

  const ECPAY = {
    ECPAY_MERCHANT_ID: '3002607',
    ECPAY_HASH_KEY: 'pwFHCqoQZGmho4w6',
    ECPAY_HASH_IV: 'EkRm7iFT261dpevs',
    ECPAY_CREDIT_CHECK_CODE: '91845555',
  };
  const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_0', STRIPE_WEBHOOK_SECRET: 'whsec_0' };
  const readWithGateway = (PAYMENT_GATEWAY: string, over: Record<string, string>) => () =>
    readEnv({ ...REQUIRED, PAYMENT_GATEWAY, ...over });

  it('A gateway with all its keys is accepted, whether selected or configured for earlier payments', () => {
    expect(readWithGateway('ecpay', ECPAY)()).toMatchObject({ PAYMENT_GATEWAY: 'ecpay', ...ECPAY });
    expect(readWithGateway('sandbox', STRIPE)()).toMatchObject({
      PAYMENT_GATEWAY: 'sandbox',
      ...STRIPE,
    });
  });

  it.each([
    ['ecpay', ECPAY, 'payment by ECPay'],
    ['stripe', STRIPE, 'payment by Stripe'],
  ])(
    'The gateway %s without one of its keys is rejected, with an error that shows no key',
    (gateway, keys, purpose) => {
      for (const name of Object.keys(keys)) {
        const start = readWithGateway(gateway, { ...keys, [name]: '' });
        expect(start).toThrow(`${name} is missing: ${purpose} needs all of`);
        expect(start).not.toThrow(/pwFHCq|EkRm7i|sk_test|whsec/);
      }
    },
  );

  it('ECPAY_URL accepts only hosts that form-action of the security headers allows', () => {
    const policy = SECURITY_HEADERS['Content-Security-Policy'];
    const allowed = policy.match(/form-action ([^;]+)/)?.[1]?.split(' ');
    expect(allowed).toEqual(["'self'", 'https://*.ecpay.com.tw']);
    const readEcpayUrl = (ECPAY_URL?: string) => readEnv({ ...REQUIRED, ECPAY_URL }).ECPAY_URL;
    expect(readEcpayUrl()).toBe('https://payment.ecpay.com.tw');
    const stage = 'https://payment-stage.ecpay.com.tw';
    expect(readEcpayUrl(stage)).toBe(stage);
    for (const other of [
      'https://ecpay.com.tw.evil.example',
      'https://evil-ecpay.com.tw',
      'http://payment.ecpay.com.tw',
    ])
      expect(() => readEcpayUrl(other)).toThrow('ECPAY_URL is not usable');
  });

  it('A publishable key in STRIPE_SECRET_KEY is rejected', () => {
    expect(readWithGateway('stripe', { ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_x' })).toThrow(
      'STRIPE_SECRET_KEY is not usable: must be a secret or restricted key.',
    );
  });
});

describe('The settings in docs/operate.md', () => {
  const rows = readFileSync('docs/operate.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
    .map(([, name]) => name);

  it('docs/operate.md documents every setting', () => {
    expect(SETTING_NAMES.filter((name) => !rows.includes(name))).toEqual([]);
  });
});

describe('.env.example', () => {
  /** The settings of the file, with every line uncommented. */
  const shown = parseEnv(readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z0-9_]+=)/gm, ''));

  it('.env.example has every setting, and PORT of the launcher', () => {
    expect(Object.keys(shown).sort()).toEqual([...SETTING_NAMES, 'PORT'].sort());
  });

  it('.env.example leaves the required settings empty and shows the defaults of the others', () => {
    const uncommented = parseEnv(readFileSync('.env.example', 'utf8'));
    expect(uncommented).toEqual(
      Object.fromEntries(Object.keys(REQUIRED).map((name) => [name, ''])),
    );
    expect(readEnv({ ...shown, ...REQUIRED })).toEqual(readEnv(REQUIRED));
    const optional = Object.entries(readEnv(REQUIRED)).filter(([name]) => !(name in REQUIRED));
    const mode = ['NODE_ENV', 'EMBEDDED'];
    for (const [name, value] of optional) {
      const none = mode.includes(name) || value === undefined || String(value) === '';
      expect(shown[name] === '', name).toBe(none);
    }
  });
});

describe('Sample settings', () => {
  it('Settings without a value are listed as samples', () => {
    expect(stillSamples({})).toContain('LINK_PHOTOS');
    const set = { LINK_PHOTOS: 'https://photos.example/shuoyi', CONTACT_EMAIL: '' };
    expect(stillSamples(set)).not.toContain('LINK_PHOTOS');
    expect(stillSamples(set)).toContain('CONTACT_EMAIL');
  });

  it('Addresses of samples are recognised', () => {
    expect(isSampleAddress('https://www.example.com/shuoyi/photos')).toBe(true);
    expect(isSampleAddress('https://photos.example/shuoyi')).toBe(false);
  });
});
