import { handleMetricsRequest } from '~/server/monitoring/metrics-request';

export const dynamic = 'force-dynamic';

/** For Prometheus, which presents METRICS_TOKEN. */
export { handleMetricsRequest as GET };
