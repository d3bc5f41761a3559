/** A busy machine takes its time; a test that is given up would go on beneath the next one. */
export const TEST_TIMEOUT = { timeout: 600_000 };
