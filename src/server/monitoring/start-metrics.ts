import 'server-only';
import { Counter, collectDefaultMetrics, Gauge } from 'prom-client';
import { countConnections, database, jobDatabase } from '~/server/db';
import { GatewayName, MailLane } from '~/server/prisma-client/enums';
import { SETTLEMENTS } from '~/server/services/payment/settlements';
import { metrics } from '~/server/telemetry/metrics';

/** The outcomes of a mail's delivery. */
const MAIL_OUTCOMES = ['sent', 'retried', 'failed'];

/** The counters of the HTTP layer, by key. */
const readLayer = <T>(key: string): T | undefined => Reflect.get(globalThis, Symbol.for(key));

interface BodyCacheState {
  hits: number;
  misses: number;
  bytes: number;
}

/** Initialises the series that alerts count at 0, because `increase()` needs an earlier value, and would miss
 *  the first event of a new series. */
function beginAtZero(): void {
  for (const lane of Object.values(MailLane))
    for (const outcome of MAIL_OUTCOMES) metrics.mails.inc({ lane, outcome }, 0);
  for (const gateway of Object.values(GatewayName))
    for (const effect of SETTLEMENTS) metrics.paymentEvents.inc({ gateway, effect }, 0);
}

/** Begins to measure this process: memory, event loop, connections, responses and the cache of the HTTP layer.
 *  Without a METRICS_TOKEN nobody could read the metrics, so it does nothing. */
export function startMetrics({ registry } = metrics): void {
  if (registry.getSingleMetric('shuoyi_database_connections')) return;
  collectDefaultMetrics({ register: registry });
  // These gauges have names of counters, and the ones by type contain the same data.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`);
  beginAtZero();
  const registers = [registry];
  new Gauge({
    name: 'shuoyi_database_connections',
    help: 'Connections of this process: busy, idle, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, db] of [
        ['requests', database()],
        ['jobs', jobDatabase()],
      ] as const)
        for (const [state, count] of Object.entries(countConnections(db)))
          this.set({ pool, state }, count);
    },
  });
  new Counter({
    name: 'shuoyi_http_responses_total',
    help: 'Responses by what was asked for (call, page, file) and class of status.',
    labelNames: ['kind', 'status'],
    registers,
    collect() {
      this.reset();
      for (const [key, count] of readLayer<Map<string, number>>('shuoyi.response-counts') ?? []) {
        const [kind = '', status = ''] = key.split(' ');
        this.inc({ kind, status }, count);
      }
    },
  });
  new Counter({
    name: 'shuoyi_body_cache_total',
    help: 'Public responses that were found compressed (hit), and that had to be compressed (miss).',
    labelNames: ['outcome'],
    registers,
    collect() {
      const { hits = 0, misses = 0 } = readLayer<BodyCacheState>('shuoyi.body-cache') ?? {};
      this.reset();
      this.inc({ outcome: 'hit' }, hits);
      this.inc({ outcome: 'miss' }, misses);
    },
  });
  new Gauge({
    name: 'shuoyi_body_cache_bytes',
    help: 'Memory of the compressed public responses.',
    registers,
    collect() {
      this.set(readLayer<BodyCacheState>('shuoyi.body-cache')?.bytes ?? 0);
    },
  });
}
