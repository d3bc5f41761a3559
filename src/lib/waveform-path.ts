/** Resamples an envelope to `count` peaks: the loudest of each span, or repeated when there are fewer.
 *  @param envelope peaks 0–100 */
export function resample(envelope: readonly number[], count: number): number[] {
  if (envelope.length === 0) return Array.from({ length: count }, () => 0);
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * envelope.length) / count);
    const to = Math.max(from + 1, Math.floor(((index + 1) * envelope.length) / count));
    return Math.max(...envelope.slice(from, to));
  });
}

const round = (value: number) => Math.round(value * 10) / 10;

/** SVG path of a waveform: one stroke that swings up and down by the peaks.
 *  @param peaks 0–100, one swing each
 *  @param width and height of the drawing in its own units; silence is a straight line in the middle
 *  @param from upper left corner of the drawing */
export function waveformPath(
  peaks: readonly number[],
  width: number,
  height: number,
  from: { x: number; y: number } = { x: 0, y: 0 },
): string {
  const middle = from.y + height / 2;
  const step = width / Math.max(1, peaks.length);
  const points = peaks.map((peak, index) => {
    const swing = (Math.min(100, Math.max(0, peak)) / 100) * (height / 2 - 1);
    return { x: from.x + (index + 0.5) * step, y: middle + (index % 2 === 0 ? -swing : swing) };
  });
  let path = `M${round(from.x)} ${round(middle)}`;
  let last = { x: from.x, y: middle };
  [...points, { x: from.x + width, y: middle }].forEach((point, index) => {
    const half = round((last.x + point.x) / 2);
    // Between whole steps the first control point mirrors the last one before it, which `S` need not say.
    const isWholeStep = index > 1 && index < points.length;
    path += isWholeStep ? `S` : `C${half} ${round(last.y)} `;
    path += `${half} ${round(point.y)} ${round(point.x)} ${round(point.y)}`;
    last = point;
  });
  return path;
}
