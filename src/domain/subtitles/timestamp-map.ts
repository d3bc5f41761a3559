import { parseTime } from './parse-times';

/** Ticks of an MPEG stream in a millisecond. */
const TICKS_PER_MS = 90;

/** Whether a line in the head of a WebVTT file says that its times count from a moment of a stream, as in the
 *  parts of a live video. The file does not say where that moment is in the recording. */
export function countsFromStream(line: string): boolean {
  if (!/^X-TIMESTAMP-MAP\s*=/i.test(line)) return false;
  const ticks = /MPEGTS:\s*(\d+)/i.exec(line)?.[1];
  const local = parseTime(/LOCAL:\s*([\d:.]+)/i.exec(line)?.[1] ?? '');
  return ticks === undefined || local !== Math.round(Number(ticks) / TICKS_PER_MS);
}
