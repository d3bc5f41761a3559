import type { Figure } from '~/schemas/media-content';
import { html, raw, shownCount } from './markup';

/** State of a slide: index of the current sentence, their number, and progress of its transition, 0–1. */
export interface AnimationStep {
  at: number;
  of: number;
  appearing: number;
}

/** Draws a figure in the state of its slide. Positions and lengths come from its data. */
export function figureHtml(figure: Figure, stage: AnimationStep): string {
  switch (figure.kind) {
    case 'bar':
      return bars(figure, stage);
    case 'line':
      return lines(figure, stage);
    case 'timeline':
      return timeline(figure, stage);
    case 'words':
      return words(figure, stage);
    case 'steps':
      return steps(figure, stage);
  }
}

type FigureOf<Kind extends Figure['kind']> = Extract<Figure, { kind: Kind }>;

/** Opacity of an element: 1 for one shown before, the stage's `appearing` for a new one, 0 for a later one. */
function presence(index: number, count: number, stage: AnimationStep): number {
  const before = stage.at === 0 ? 0 : shownCount(count, stage.at - 1, stage.of);
  if (index < before) return 1;
  return index < shownCount(count, stage.at, stage.of) ? stage.appearing : 0;
}

const figures = (value: number) => value.toLocaleString('en-US');

function bars({ title, unit, items, source }: FigureOf<'bar'>, stage: AnimationStep): string {
  const most = Math.max(...items.map(({ value }) => value));
  const rows = items.map(({ label, value }, index) => {
    const here = presence(index, items.length, stage);
    const strong = index === items.length - 1 ? 'gold' : 'ink';
    return html`<div class="bar" style="opacity:${here > 0 ? 1 : 0}">
      <span class="bar-label">${label.en}<small lang="zh-TW">${label.zh}</small></span>
      <span class="bar-track"><i class="${strong}" style="width:${(100 * here * value) / most}%"></i></span>
      <b>${figures(value)}</b>
    </div>`;
  });
  const hasSpace = items.length <= 3 ? 'bars roomy' : 'bars';
  return framed(`${title.en} (${unit.en})`, title.zh, rows.join(''), source, hasSpace);
}

const WIDTH = 1120;
const HEIGHT = 330;
const LEFT = 90;
const BOTTOM = 40;
/** Maximum number of points with labels: longer curves show no values. */
const MIN_READABLE_POINTS = 12;

function lines(
  { title, xLabel, yLabel, series, source }: FigureOf<'line'>,
  stage: AnimationStep,
): string {
  const points = series.flatMap((one) => one.points);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
  const isData = (series[0]?.points.length ?? 0) <= MIN_READABLE_POINTS;
  const spread = Math.max(...ys) - Math.min(...ys);
  // A sum of zero still needs space above and below its flat line.
  const y0 = isData ? 0 : spread === 0 ? -1.2 : Math.min(...ys) - 0.12 * spread;
  const y1 = isData ? 1.12 * Math.max(...ys) : spread === 0 ? 1.2 : Math.max(...ys) + 0.12 * spread;
  const px = (x: number) => LEFT + ((x - x0) / (x1 - x0)) * (WIDTH - LEFT - 150);
  const py = (y: number) => HEIGHT - BOTTOM - ((y - y0) / (y1 - y0)) * (HEIGHT - BOTTOM - 20);
  const revealedUpTo = x0 + ((stage.at + stage.appearing) / stage.of) * (x1 - x0);
  const drawn = series.map(({ points }, index) => {
    const seen = upTo(points, revealedUpTo);
    const path = seen.map(([x, y], at) => `${at ? 'L' : 'M'}${px(x)} ${py(y)}`).join('');
    const colour = index === 0 ? 'gold' : 'ink';
    const marks = isData ? points.filter(([x]) => x <= revealedUpTo && x % 10 === 0 && x > x0) : [];
    const texts = marks.map(
      ([x, y]) => html`<circle class="${colour}" cx="${px(x)}" cy="${py(y)}" r="6"/>
        <text class="value" text-anchor="middle" x="${px(x)}" y="${py(y) + (index === 0 ? -18 : 34)}">${figures(y)}</text>`,
    );
    return html`<path class="${colour}" d="${path}"/>${raw(texts.join(''))}`;
  });
  const names = series.map(
    ({ label }, index) =>
      html`<span class="${index === 0 ? 'gold' : 'ink'}">${label.en}<small lang="zh-TW">${label.zh}</small></span>`,
  );
  const ticks = isData
    ? (series[0]?.points ?? [])
        .filter(([x]) => x % 10 === 0)
        .map(
          ([x]) =>
            html`<text class="tick" text-anchor="middle" x="${px(x)}" y="${HEIGHT - 8}">${x}</text>`,
        )
    : [];
  const base = isData ? HEIGHT - BOTTOM : py(0);
  const drawing = html`<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <line class="axis" x1="${LEFT}" x2="${WIDTH - 150}" y1="${base}" y2="${base}"/>
    <line class="axis" x1="${LEFT}" x2="${LEFT}" y1="16" y2="${HEIGHT - BOTTOM}"/>
    <text class="tick" x="${LEFT}" y="8" dominant-baseline="middle">${yLabel.en}</text>
    <text class="tick" text-anchor="end" x="${WIDTH - 8}" y="${base + 7}">${xLabel.en}</text>
    ${raw(ticks.join(''))}${raw(drawn.join(''))}
  </svg>`;
  return framed(title.en, title.zh, drawing, source, 'lines', names.join(''));
}

/** The part of a curve up to `x`, its last point interpolated. */
function upTo(points: readonly (readonly [number, number])[], x: number) {
  const seen = points.filter(([at]) => at <= x);
  const next = points[seen.length];
  const last = seen.at(-1);
  if (!last) return [points[0]!];
  if (!next) return seen;
  const share = (x - last[0]) / (next[0] - last[0]);
  return [...seen, [x, last[1] + share * (next[1] - last[1])] as const];
}

function timeline({ title, events, span }: FigureOf<'timeline'>, stage: AnimationStep): string {
  const marks = events.map(({ at, label }, index) => {
    const here = presence(index, events.length, stage);
    const side = at < 0.12 ? 'start' : at > 0.88 ? 'end' : 'middle';
    const place = side === 'end' ? `right:${100 - 100 * at}%` : `left:${100 * at}%`;
    return html`<div class="event ${side} ${index % 2 ? 'below' : 'above'}" style="${place};opacity:${here}">
      <span>${label.en}<small lang="zh-TW">${label.zh}</small></span></div>
      <i class="dot" style="left:${100 * at}%;opacity:${here}"></i>`;
  });
  const reached = span ? presence(events.length - 1, events.length, stage) : 0;
  const bar = span
    ? html`<i class="span" style="left:${100 * span.from}%;width:${100 * reached * (span.to - span.from)}%"></i>`
    : '';
  const body = html`<div class="time"><i class="axis-line"></i>${raw(bar)}${raw(marks.join(''))}</div>`;
  return framed(title.en, title.zh === title.en ? '' : title.zh, body, null, 'timeline');
}

const MARKS = { plain: '', right: '✓', wrong: '✗', say: '' } as const;

function words({ rows }: FigureOf<'words'>, stage: AnimationStep): string {
  const shown = rows.map(({ text, tone, note }, index) => {
    const here = presence(index, rows.length, stage);
    return html`<div class="row ${tone}" style="opacity:${here};transform:translateY(${(1 - here) * 14}px)">
      <p class="sentence"><b>${MARKS[tone]}</b>${text}</p>
      <p class="note">${note.en}<small lang="zh-TW">${note.zh}</small></p>
    </div>`;
  });
  return html`<div class="words">${raw(shown.join(''))}</div>`;
}

function steps({ items }: FigureOf<'steps'>, stage: AnimationStep): string {
  const shown = items.map((item, index) => {
    const here = presence(index, items.length, stage);
    return html`<li style="opacity:${here};transform:translateX(${(here - 1) * 16}px)">
      <b>${index + 1}</b><span>${item.en}<small lang="zh-TW">${item.zh}</small></span></li>`;
  });
  return html`<ol class="steps">${raw(shown.join(''))}</ol>`;
}

function framed(
  title: string,
  zh: string,
  body: string,
  source: FigureOf<'bar'>['source'] | null,
  kind: string,
  legend = '',
): string {
  return html`<figure class="${kind}">
    <figcaption>${title}<small lang="zh-TW">${zh}</small><em>${raw(legend)}</em></figcaption>
    ${raw(body)}
    ${raw(source ? html`<p class="source">Source: ${source.en}　來源：${source.zh}</p>` : '')}
  </figure>`;
}
