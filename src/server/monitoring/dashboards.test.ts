import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { MAX_BACKUP_AGE_S } from '~/domain/backup-age';
import { metrics } from '~/server/telemetry/metrics';
import { testDatabase } from '~/test/db';
import { MAX_CLOCK_DIFFERENCE_S } from './clock-difference';
import { createDatabaseMetrics } from './database-metrics';
import { readQueues } from './queue-rows';
import { startMetrics } from './start-metrics';

const read = (file: string) => readFileSync(file, 'utf8');
const RULES = 'deploy/prometheus/shuoyi.rules.yml';
const ALERTS = 'docs/alerts.md';

/** Names in the expressions of a text; Prometheus itself makes `up`. */
const namesIn = (text: string) =>
  new Set(text.match(/\b(?:shuoyi_|nodejs_|process_(?=[a-z]+_))[a-z0-9_]+\b/g));

let known: Map<string, Set<string>>;
beforeAll(async () => {
  const db = await testDatabase();
  startMetrics();
  known = new Map();
  const registries = [metrics.registry, createDatabaseMetrics(() => db).registry];
  for (const metric of registries.flatMap((registry) => registry.getMetricsAsArray())) {
    const { name, type, labelNames } = metric as unknown as {
      name: string;
      type: string;
      labelNames: string[];
    };
    const labels = new Set([...labelNames, 'process']);
    known.set(name, labels);
    if (type === 'histogram' || metric.constructor.name === 'Histogram')
      for (const part of ['bucket', 'sum', 'count'])
        known.set(`${name}_${part}`, new Set([...labels, 'le']));
  }
});

it.each(['deploy/grafana/shuoyi.json', RULES])(
  'Every metric of %s is one that the server has',
  (file) => {
    const names = [...namesIn(read(file))];
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  },
);

it.each(['deploy/grafana/shuoyi.json', RULES])(
  'Every label by which %s selects is one of its metric',
  (file) => {
    const selections = [...read(file).matchAll(/\b((?:shuoyi|nodejs)_\w+)\{([^}]*)\}/g)];
    expect(selections.length).toBeGreaterThan(0);
    for (const [, name = '', labels = ''] of selections)
      for (const [, label = ''] of labels.matchAll(/(\w+)=~?/g))
        expect([...(known.get(name) ?? [])], name).toContain(label);
  },
);

it('Every metric of our own is on the dashboard', () => {
  const shown = namesIn(read('deploy/grafana/shuoyi.json'));
  const own = [...known.keys()].filter(
    (name) => name.startsWith('shuoyi_') && !/_(sum|count)$/.test(name),
  );
  const isShown = (name: string) => shown.has(name) || shown.has(`${name}_bucket`);
  expect(own.filter((name) => !isShown(name))).toEqual([]);
});

it('Every alert is explained in docs/alerts.md, and no other', () => {
  const alerts = [...read(RULES).matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const explained = [...read(ALERTS).matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(explained).toEqual(alerts);
});

it('docs/alerts.md says of each age when its alert rings: the threshold, and how long it has to last', () => {
  const UNITS = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  const rules = [
    ...read(RULES).matchAll(
      /- alert: (\w+)\n +expr: .*_age_seconds\S* > (\d+).*\n(?: +for: (\d+)m)?/g,
    ),
  ];
  expect(rules.length).toBeGreaterThan(5);
  for (const [, alert = '', threshold = '', minutes = '0'] of rules) {
    const [, when = ''] = new RegExp(`\\| \`${alert}\` \\| ([^|]+) \\|`).exec(read(ALERTS)) ?? [];
    const [, count, unit] = /(\d+) (day|hour|minute)s/.exec(when) ?? [];
    const seconds = Number(count) * (UNITS.find(([name]) => name === unit)?.[1] ?? 0);
    expect([alert, seconds]).toEqual([alert, Number(threshold) + 60 * Number(minutes)]);
  }
});

it('A gauge has no name of a counter', async () => {
  const text = await metrics.registry.metrics();
  const gauges = [...text.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name = '']) => name);
  expect(gauges.length).toBeGreaterThan(10);
  expect(gauges.filter((name) => name.endsWith('_total'))).toEqual([]);
});

it('The alerts of an old backup and of a wrong clock have the limits of *Today* and of readiness', () => {
  const limitOf = (alert: string) =>
    Number(new RegExp(`- alert: ${alert}\\n +expr: .* > (\\d+)`).exec(read(RULES))?.[1]);
  expect(limitOf('ShuoyiBackupOld')).toBe(MAX_BACKUP_AGE_S);
  expect(limitOf('ShuoyiClockWrong')).toBe(MAX_CLOCK_DIFFERENCE_S);
});

it('Every label by which the dashboard adds up is one of its metrics', () => {
  const groups = [...read('deploy/grafana/shuoyi.json').matchAll(/by \(([\w, ]+)\) \(([^"]*)/g)];
  expect(groups.length).toBeGreaterThan(5);
  for (const [, labels = '', rest = ''] of groups)
    for (const name of namesIn(rest))
      for (const label of labels.split(', '))
        expect([...(known.get(name) ?? [])], `${name} by ${label}`).toContain(label);
});

it('Each lane of mail is on the dashboard, with what leaves and what waits, and has an alert', async () => {
  const dashboard = read('deploy/grafana/shuoyi.json');
  expect(dashboard).toContain('sum by (lane, outcome) (increase(shuoyi_mails_total[1h]))');
  const waiting = /max by \(queue\) \(shuoyi_queue_depth\{queue=~\\"([\w|-]+)\\"\}\)/.exec(
    dashboard,
  );
  const queues = await readQueues(await testDatabase());
  const lanes = queues.map(({ queue }) => queue).filter((queue) => /(?:^|-)mails$/.test(queue));
  expect(waiting?.[1]?.split('|')).toEqual(lanes);
  const alerts = [...read(RULES).matchAll(/queue="([\w-]+)"/g)].map(([, queue]) => queue);
  expect(alerts).toEqual(expect.arrayContaining(lanes));
});
