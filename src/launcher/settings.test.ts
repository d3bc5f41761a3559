import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnv } from '~/env';
import { appSettings } from './app-settings';
import { launcherSettings } from './settings';

const secrets = {
  APP_SECRET: 'a'.repeat(43),
  SANDBOX_BANK_SECRET: 'b'.repeat(43),
  demoPassword: 'amber-brook-cedar-lemon-42',
};
const embedded = { url: 'postgresql://postgres@127.0.0.1:40000/postgres', secrets };

describe('the launcher’s settings', () => {
  it('are the embedded database on port 3000 when nothing is given', () => {
    expect(launcherSettings({})).toEqual({ port: 3000, dataDir: resolve('.data'), embedded: true });
  });

  it.each(['x', '0', '70000', '3000.5'])('refuse the port "%s" by name', (PORT) => {
    expect(() => launcherSettings({ PORT })).toThrow(`PORT is not usable: "${PORT}"`);
  });

  it('switch to a server of yours with DATABASE_URL', () => {
    expect(launcherSettings({ DATABASE_URL: 'postgresql://db/shuoyi' }).embedded).toBe(false);
  });
});

describe('the web server’s settings', () => {
  it('are complete on the embedded default without anything given', () => {
    const env = readEnv(appSettings({}, launcherSettings({ PORT: '4000' }), embedded));
    expect(env).toMatchObject({
      EMBEDDED: true,
      DATABASE_URL: embedded.url,
      APP_URL: 'http://localhost:4000',
      APP_SECRET: secrets.APP_SECRET,
    });
  });

  it('keep what was given', () => {
    const given = { APP_URL: 'https://shuoyi.example', APP_SECRET: 'c'.repeat(32) };
    expect(appSettings(given, launcherSettings({}), embedded)).toMatchObject(given);
  });

  it('are not made up for a server of yours: each missing one is named', () => {
    const given = { DATABASE_URL: 'postgresql://db/shuoyi', EMBEDDED: '1' };
    const settings = appSettings(given, launcherSettings(given), null);
    expect(settings.EMBEDDED).toBe('0');
    expect(() => readEnv(settings)).toThrow(/APP_URL is missing[\s\S]*APP_SECRET is missing/);
  });

  it.each(['our-proxy', '10.0.0.0/99', 'loopback, 300.1.1.1'])(
    'do not take "%s" for a proxy, which nobody could then be told from',
    (TRUSTED_PROXIES) => {
      const settings = appSettings({ TRUSTED_PROXIES }, launcherSettings({}), embedded);
      expect(() => readEnv(settings)).toThrow('TRUSTED_PROXIES is not usable');
    },
  );

  it.each(['0', '-1', 'off'])('never switch the throttle off: THROTTLE_SCALE="%s"', (given) => {
    const settings = appSettings({ THROTTLE_SCALE: given }, launcherSettings({}), embedded);
    expect(() => readEnv(settings)).toThrow('THROTTLE_SCALE is not usable');
  });
});
