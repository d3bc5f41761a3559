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

describe('The launcher’s settings', () => {
  it('The launcher’s default is the embedded database on port 3000', () => {
    expect(launcherSettings({}, 4)).toEqual({
      port: 3000,
      dataDir: resolve('.data'),
      embedded: true,
      webProcesses: 3,
    });
  });

  it.each([
    [1, {}, 1],
    [2, {}, 1],
    [8, {}, 7],
    [1, { DATABASE_URL: 'postgresql://db/shuoyi' }, 1],
    [8, { DATABASE_URL: 'postgresql://db/shuoyi' }, 8],
    [2, { WEB_PROCESSES: '5' }, 5],
  ])(
    'On %d cores with the settings %j as many as %d processes serve',
    (cores, source, processes) => {
      expect(launcherSettings(source, cores).webProcesses).toBe(processes);
    },
  );

  it.each(['0', '65', '1.5', 'many'])(
    'The launcher rejects the number of processes "%s"',
    (given) => {
      expect(() => launcherSettings({ WEB_PROCESSES: given })).toThrow(
        `WEB_PROCESSES is not usable: "${given}"`,
      );
    },
  );

  it.each(['x', '0', '70000', '3000.5'])('The launcher rejects the port "%s"', (PORT) => {
    expect(() => launcherSettings({ PORT })).toThrow(`PORT is not usable: "${PORT}"`);
  });

  it('The launcher does not embed a database when DATABASE_URL is set', () => {
    expect(launcherSettings({ DATABASE_URL: 'postgresql://db/shuoyi' }).embedded).toBe(false);
  });
});

describe('The web server’s settings', () => {
  it('The web server’s settings are complete on the embedded default', () => {
    const env = readEnv(appSettings({}, launcherSettings({ PORT: '4000' }), embedded));
    expect(env).toMatchObject({
      EMBEDDED: true,
      DATABASE_URL: embedded.url,
      APP_URL: 'http://localhost:4000',
      APP_SECRET: secrets.APP_SECRET,
    });
  });

  it('The web server’s settings keep given values', () => {
    const given = { APP_URL: 'https://shuoyi.example', APP_SECRET: 'c'.repeat(32) };
    expect(appSettings(given, launcherSettings({}), embedded)).toMatchObject(given);
  });

  it('The web server’s settings have no defaults with DATABASE_URL, and each missing one is named', () => {
    const given = { DATABASE_URL: 'postgresql://db/shuoyi', EMBEDDED: '1' };
    const settings = appSettings(given, launcherSettings(given), null);
    expect(settings.EMBEDDED).toBe('0');
    expect(() => readEnv(settings)).toThrow(/APP_URL is missing[\s\S]*APP_SECRET is missing/);
  });

  it.each(['our-proxy', '10.0.0.0/99', 'loopback, 300.1.1.1'])(
    'TRUSTED_PROXIES="%s" is rejected',
    (TRUSTED_PROXIES) => {
      const settings = appSettings({ TRUSTED_PROXIES }, launcherSettings({}), embedded);
      expect(() => readEnv(settings)).toThrow('TRUSTED_PROXIES is not usable');
    },
  );

  it.each(['0', '-1', 'off'])(
    'THROTTLE_SCALE="%s" is rejected, so that rate limits cannot be switched off',
    (given) => {
      const settings = appSettings({ THROTTLE_SCALE: given }, launcherSettings({}), embedded);
      expect(() => readEnv(settings)).toThrow('THROTTLE_SCALE is not usable');
    },
  );
});
