import { handleCspReport } from '~/server/monitoring/csp-report/csp-report-request';

/** For browsers, which send here what the content security policy has blocked. */
export { handleCspReport as POST };
