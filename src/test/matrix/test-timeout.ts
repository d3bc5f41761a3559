/** Long time-out for busy machines: a test that timed out would continue during the next one. */
export const TEST_TIMEOUT = { timeout: 600_000 };
