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

/** SVG path of a waveform: one stroke that swings up and down by the peaks. Its numbers are integers relative to the
 *  previous point, which halves the bytes in the HTML and deviates from the exact curve by less than half a unit. A
 *  silent stretch is one line, for any number of peaks.
 *  @param peaks 0–100, one swing each
 *  @param width and height of the drawing in its own units, some 40 or more; silence is a straight line in the middle
 *  @param from upper left corner of the drawing */
export function waveformPath(
  peaks: readonly number[],
  width: number,
  height: number,
  from: { x: number; y: number } = { x: 0, y: 0 },
): string {
  const middle = Math.round(from.y + height / 2);
  const step = width / Math.max(1, peaks.length);
  const points = peaks.map((peak, index) => {
    const swing = Math.floor((Math.min(100, Math.max(0, peak)) / 100) * (height / 2 - 1));
    return {
      x: Math.round(from.x + (index + 0.5) * step),
      y: middle + (index % 2 === 0 ? -swing : swing),
    };
  });
  let last = { x: Math.round(from.x), y: middle };
  let path = `M${last.x} ${last.y}`;
  // The value that the curve's next control point mirrors; null after a straight line.
  let half: number | null = null;
  points.push({ x: Math.round(from.x + width), y: middle });
  for (const [index, point] of points.entries()) {
    const [x, y] = [point.x - last.x, point.y - last.y];
    // A straight line covers the whole level stretch.
    if (y === 0 && points[index + 1]?.y === point.y) continue;
    const ahead = Math.round(x / 2);
    if (y === 0) path += `h${x}`;
    else if (ahead === half) path += joinNumbers('s', ahead, y, x, y);
    else path += joinNumbers('c', ahead, 0, ahead, y, x, y);
    half = y === 0 ? null : x - ahead;
    last = point;
  }
  return path;
}

/** A command and its numbers; a minus sign separates by itself. */
const joinNumbers = (command: string, ...numbers: readonly number[]) =>
  command + numbers.join(' ').replaceAll(' -', '-');
