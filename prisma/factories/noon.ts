/** Noon in Taipei: the time of factory rows and the start of test clocks. */
export const TEST_NOON = new Date('2026-11-21T04:00:00Z');
