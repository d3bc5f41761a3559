/** How much longer one report of a device may be on its way than its next one, ms. */
const LATENCY_JITTER_MS = 10_000;

/** The latest time at which another report counts as older than one. A device tells the age of a report as it sends
 *  it, so that the estimated time of the report is late by the time on its way: of two reports, the first may seem to
 *  be the later one. Two devices of one learner do not report within seconds of one another.
 *  @param reportedAt estimated time of the report */
export const latestOlderReport = (reportedAt: Date): Date =>
  new Date(reportedAt.getTime() + LATENCY_JITTER_MS);
