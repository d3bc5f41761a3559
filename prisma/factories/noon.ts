/** Noon in Taipei: the moment at which every made-up thing happened, and where test clocks stand. */
export const TEST_NOON = new Date('2026-11-21T04:00:00Z');
