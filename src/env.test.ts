import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { isSampleAddress, readEnv, SETTING_NAMES, stillSamples } from './env';
import { SECURITY_HEADERS } from './launcher/http-layer/security-headers.mjs';

const LEAST = {
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

describe('the settings', () => {
  it('are complete with the least', () => {
    expect(readEnv(LEAST).S3_BUCKET).toBeUndefined();
  });

  it('name everything that is missing or bad at once', () => {
    const { APP_URL: _, ...rest } = LEAST;
    expect(() => readEnv({ ...rest, APP_SECRET: 'short' })).toThrow(
      /APP_URL is missing\.\n {2}APP_SECRET is not usable/,
    );
  });

  it('say what is wrong with a list', () => {
    expect(() => readEnv({ ...LEAST, FRONT_ALLOWED_ORIGINS: 'https://a.example/path' })).toThrow(
      'FRONT_ALLOWED_ORIGINS is not usable: must be a bare origin.',
    );
  });

  it('take a whole bucket', () => {
    expect(readEnv({ ...LEAST, ...BUCKET })).toMatchObject(BUCKET);
  });

  it.each(Object.keys(BUCKET))('refuse a bucket without %s', (name) => {
    expect(() => readEnv({ ...LEAST, ...BUCKET, [name]: '' })).toThrow(
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
  const chosen = (PAYMENT_GATEWAY: string, over: Record<string, string>) => () =>
    readEnv({ ...LEAST, PAYMENT_GATEWAY, ...over });

  it('take a gateway with its keys, chosen or kept for its old payments', () => {
    expect(chosen('ecpay', ECPAY)()).toMatchObject({ PAYMENT_GATEWAY: 'ecpay', ...ECPAY });
    expect(chosen('sandbox', STRIPE)()).toMatchObject({ PAYMENT_GATEWAY: 'sandbox', ...STRIPE });
  });

  it.each([
    ['ecpay', ECPAY, 'payment by ECPay'],
    ['stripe', STRIPE, 'payment by Stripe'],
  ])('refuse %s without one of its keys, in a sentence that shows none', (gateway, keys, what) => {
    for (const name of Object.keys(keys)) {
      const start = chosen(gateway, { ...keys, [name]: '' });
      expect(start).toThrow(`${name} is missing: ${what} needs all of`);
      expect(start).not.toThrow(/pwFHCq|EkRm7i|sk_test|whsec/);
    }
  });

  it('take an address of ECPay to which our pages may post a form, and no other', () => {
    const policy = SECURITY_HEADERS['Content-Security-Policy'];
    const allowed = policy.match(/form-action ([^;]+)/)?.[1]?.split(' ');
    expect(allowed).toEqual(["'self'", 'https://*.ecpay.com.tw']);
    const given = (ECPAY_URL?: string) => readEnv({ ...LEAST, ECPAY_URL }).ECPAY_URL;
    expect(given()).toBe('https://payment.ecpay.com.tw');
    const stage = 'https://payment-stage.ecpay.com.tw';
    expect(given(stage)).toBe(stage);
    for (const other of [
      'https://ecpay.com.tw.evil.example',
      'https://evil-ecpay.com.tw',
      'http://payment.ecpay.com.tw',
    ])
      expect(() => given(other)).toThrow('ECPAY_URL is not usable');
  });

  it('refuse a key that is another one', () => {
    expect(chosen('stripe', { ...STRIPE, STRIPE_SECRET_KEY: 'pk_live_x' })).toThrow(
      'STRIPE_SECRET_KEY is not usable: must be a secret or restricted key.',
    );
  });
});

describe('the settings that docs/operate.md tells of', () => {
  const rows = readFileSync('docs/operate.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)])
    .map(([, name]) => name);

  it('are all that are read', () => {
    expect(SETTING_NAMES.filter((name) => !rows.includes(name))).toEqual([]);
  });
});

describe('.env.example', () => {
  /** What stands in it once every line is taken out of its comment. */
  const shown = parseEnv(readFileSync('.env.example', 'utf8').replace(/^#(?=[A-Z0-9_]+=)/gm, ''));

  it('has every setting that is read, and PORT of the launcher', () => {
    expect(Object.keys(shown).sort()).toEqual([...SETTING_NAMES, 'PORT'].sort());
  });

  it('asks for the least that a start needs, and shows the other settings’ true defaults', () => {
    const asked = parseEnv(readFileSync('.env.example', 'utf8'));
    expect(asked).toEqual(Object.fromEntries(Object.keys(LEAST).map((name) => [name, ''])));
    expect(readEnv({ ...shown, ...LEAST })).toEqual(readEnv(LEAST));
    const hidden = Object.entries(readEnv(LEAST)).filter(([name]) => !(name in LEAST));
    const mode = ['NODE_ENV', 'EMBEDDED'];
    for (const [name, value] of hidden) {
      const none = mode.includes(name) || value === undefined || String(value) === '';
      expect(shown[name] === '', name).toBe(none);
    }
  });
});

describe('what visitors still see a sample of', () => {
  it('is everything at first, and what was set no longer', () => {
    expect(stillSamples({})).toContain('LINK_PHOTOS');
    const set = { LINK_PHOTOS: 'https://photos.example/shuoyi', CONTACT_EMAIL: '' };
    expect(stillSamples(set)).not.toContain('LINK_PHOTOS');
    expect(stillSamples(set)).toContain('CONTACT_EMAIL');
  });

  it('is an address that leads nowhere', () => {
    expect(isSampleAddress('https://www.example.com/shuoyi/photos')).toBe(true);
    expect(isSampleAddress('https://photos.example/shuoyi')).toBe(false);
  });
});
