import { env } from '~/env';
import type { FetchLimits } from './fetch-text';

/** The limits that the settings name. */
export const configuredLimits = (): Partial<FetchLimits> => ({
  privateOrigins: env().FEED_PRIVATE_ORIGINS,
});
