const hex = (point: number) => point.toString(16).toUpperCase();

/** The CSS `unicode-range` of some characters, neighbours joined: `U+4E00-4E01, U+4E09`. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(Array.from(characters, (one) => one.codePointAt(0) ?? 0))];
  const runs: { from: number; to: number }[] = [];
  for (const point of points.sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && point === last.to + 1) last.to = point;
    else runs.push({ from: point, to: point });
  }
  return runs
    .map(({ from, to }) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
