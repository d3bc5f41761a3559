/** Maximum difference of the transmission times of two consecutive reports of a device, ms. */
const LATENCY_JITTER_MS = 10_000;

/** The latest time at which another report counts as older than one. A device sends the age of a report, so that its
 *  estimated time is late by the transmission time, and of two reports the first may seem to be the later one. Two
 *  devices of one learner do not report within seconds of one another.
 *  @param reportedAt estimated time of the report */
export const latestOlderReport = (reportedAt: Date): Date =>
  new Date(reportedAt.getTime() + LATENCY_JITTER_MS);
