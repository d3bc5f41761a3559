import type { Ratio, WorkResult } from './compare';
import type { Spread } from './ratios';
import { toFigure } from './report';

const ROW = 26;
const TOP = 40;
const LABELS = 330;
const WIDTH = 860;
/** The scale is logarithmic, from a fiftieth to fifty times. */
const LIMIT = 50;

/** A picture of all ratios: a dot at the median, a line from minimum to maximum, a short vertical line at
 *  the wanted ratio. */
export function drawRatios(works: readonly Pick<WorkResult, 'name' | 'ratios'>[]): string {
  const rows = works.flatMap(({ name, ratios }) => ratios.map((ratio) => ({ name, ratio })));
  const height = TOP + rows.length * ROW + 12;
  const lines = [1 / 10, 1, 10].map((value) => {
    const x = position(value);
    const text = value === 1 ? 'equally fast' : `${value > 1 ? '10 ×' : '1/10'}`;
    return `<line x1="${x}" x2="${x}" y1="${TOP - 8}" y2="${height - 8}" stroke="#bbb"/><text x="${x}" y="24" text-anchor="middle">${text}</text>`;
  });
  const drawn = rows.map(({ name, ratio }, index) =>
    drawRow(name, ratio, TOP + index * ROW + ROW / 2),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" font-family="system-ui, sans-serif" font-size="12" fill="#222">`,
    '<title>How fast we are beside others</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    ...lines,
    ...drawn,
    '</svg>\n',
  ].join('\n');
}

function drawRow(work: string, { ours, other, rate, wanted }: Ratio, y: number): string {
  const label = `${work}: ${ours} : ${other}`;
  return [
    `<text x="${LABELS - 10}" y="${y + 4}" text-anchor="end" font-size="11">${escapeText(label)}</text>`,
    drawSpread(rate, y),
    wanted === null
      ? ''
      : `<line x1="${position(wanted)}" x2="${position(wanted)}" y1="${y - 9}" y2="${y + 9}" stroke="#b45309" stroke-width="2"/>`,
    `<text x="${WIDTH - 8}" y="${y + 4}" text-anchor="end">${toFigure(rate.median)}</text>`,
  ].join('');
}

function drawSpread({ median, least, greatest }: Spread, y: number): string {
  return `<line x1="${position(least)}" x2="${position(greatest)}" y1="${y}" y2="${y}" stroke="#1d4ed8" stroke-width="3" opacity="0.4"/><circle cx="${position(median)}" cy="${y}" r="5" fill="#1d4ed8"/>`;
}

/** The horizontal position of a ratio. */
function position(ratio: number): number {
  const bounded = Math.min(LIMIT, Math.max(1 / LIMIT, ratio));
  const part = (Math.log(bounded) / Math.log(LIMIT) + 1) / 2;
  return Math.round((LABELS + part * (WIDTH - LABELS - 60)) * 10) / 10;
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
