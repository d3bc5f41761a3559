import { expect, it } from 'vitest';
import { SETTING_NAMES } from '~/env';
import { startWarnings } from './start-warnings';

const warn = (source: Record<string, string>, processes: number | null = 1) =>
  startWarnings(source, processes);

it.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['SMTP_URI', 'SMTP_URL'],
  ['APP_SECRETS', 'APP_SECRET'],
  ['DATBASE_URL', 'DATABASE_URL'],
  ['METRIC_TOKEN', 'METRICS_TOKEN'],
  ['trusted_proxies', 'TRUSTED_PROXIES'],
  ['FRONT_ALLOWED_ORIGIN', 'FRONT_ALLOWED_ORIGINS'],
])(
  'A warning says that the name %s, which resembles that of a setting, has no effect',
  (given, meant) => {
    expect(warn({ [given]: 'x' })).toEqual([
      `${given} is no setting and does nothing. Is ${meant} meant?`,
    ]);
  },
);

it('Settings, names of other programs and empty ones are not warned of', () => {
  const all = Object.fromEntries([...SETTING_NAMES, 'PORT'].map((name) => [name, 'x']));
  expect(warn(all)).toEqual([]);
  const others = ['HOME', 'PATH', 'HOSTNAME', 'USER', 'SHELL', 'LOGNAME', 'MAIL', 'TERM', 'LANG'];
  const more = ['OTEL_TRACES_SAMPLER', 'NODE_OPTIONS', 'POSTGRES_PASSWORD', 'PGHOST', 'WORKERS_X'];
  expect(warn(Object.fromEntries([...others, ...more].map((name) => [name, 'x'])))).toEqual([]);
  expect(warn({ TRUSTED_PROXY: '' })).toEqual([]);
});

it('A server and a worker on a database of their own say that no mail leaves without SMTP_URL', () => {
  const DATABASE_URL = 'postgresql://db/shuoyi';
  for (const processes of [2, null])
    expect(warn({ DATABASE_URL }, processes)).toEqual([expect.stringMatching(/^SMTP_URL is not/)]);
  expect(warn({ DATABASE_URL, SMTP_URL: 'smtp://mail' })).toEqual([]);
  expect(warn({})).toEqual([]);
});

it('A warning names the real number of connections when the pool is smaller than the web processes need', () => {
  expect(warn({ DATABASE_POOL: '1' }, 2)).toEqual([
    'DATABASE_POOL is 1, and 2 web processes use 2 connections. Lower WEB_PROCESSES to have fewer.',
  ]);
  expect(warn({ DATABASE_POOL: '3' }, 4)).toEqual([expect.stringContaining('use 8 connections')]);
  expect(warn({ DATABASE_POOL: '10' }, 2)).toEqual([]);
  expect(warn({ DATABASE_POOL: '1' }, null)).toEqual([]);
});
