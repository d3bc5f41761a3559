import { resample, waveformPath } from '~/lib/waveform-path';
import type { Slide, VideoContent } from '~/schemas/media-content';
import { type AnimationStep, figureHtml } from './figures';
import { html, raw, shownCount } from './markup';

const CONTRAST = 1.7;
const WAVEFORM = { width: 1160, height: 56, swings: 150 } as const;

export interface SlideView {
  video: Pick<VideoContent, 'category' | 'title' | 'slides'>;
  /** Index of the slide. */
  at: number;
  step: AnimationStep;
  /** Peaks 0–100 of the whole narration. */
  envelope: readonly number[];
  /** Elapsed part of the video, 0–1. */
  played: number;
  /** Envelope and elapsed part of this slide's narration. Slides without figures show them large. */
  own: { envelope: readonly number[]; played: number };
}

/** HTML of one frame: headline, the elements shown so far, and the waveform of the narration. */
export function slideHtml({ video, at, step, envelope, played, own }: SlideView): string {
  const slide = video.slides[at]!;
  const entering = step.at === 0 ? step.appearing : 1;
  return html`<main class="${bodyKind(slide)}">
    <header><span>${video.category}</span><span>${video.title.en}</span><b>${at + 1}<i>/</i>${video.slides.length}</b></header>
    <section style="opacity:${entering}">
      <h1>${slide.heading.en}<small lang="zh-TW">${slide.heading.zh}</small></h1>
      ${raw(bodyHtml(slide, step, own))}
    </section>
    ${raw(waveform(envelope, WAVEFORM.swings, WAVEFORM.width, WAVEFORM.height, played))}
  </main>`;
}

/** HTML of the poster: the title over the waveform of the narration. */
export function posterHtml(
  { category, title }: Pick<VideoContent, 'category' | 'title'>,
  envelope: readonly number[],
): string {
  return html`<main class="poster">
    <p>${category}</p>
    <h1>${title.en}<small lang="zh-TW">${title.zh}</small></h1>
    ${raw(waveform(envelope, 110, 1160, 190, 1))}
  </main>`;
}

const bodyKind = ({ figure, points }: Slide): string =>
  figure ? 'with-figure' : points ? 'with-points' : 'plain';

function bodyHtml({ figure, points }: Slide, step: AnimationStep, own: SlideView['own']): string {
  if (figure) return figureHtml(figure, step);
  if (!points) return waveform(own.envelope, own.envelope.length, 1160, 230, own.played);
  const before = step.at === 0 ? 0 : shownCount(points.length, step.at - 1, step.of);
  const items = points.map((point, index) => {
    const isShown = index < shownCount(points.length, step.at, step.of);
    const here = index < before ? 1 : isShown ? step.appearing : 0;
    return html`<li style="opacity:${here};transform:translateX(${(here - 1) * 16}px)">${point}</li>`;
  });
  return html`<ul class="points">${raw(items.join(''))}</ul>`;
}

function waveform(
  envelope: readonly number[],
  swings: number,
  width: number,
  height: number,
  played: number,
): string {
  // Perceived loudness looks flat; the exponent makes pauses visible.
  const peaks = resample(envelope, swings).map((peak) => 100 * (peak / 100) ** CONTRAST);
  const path = waveformPath(peaks, width, height);
  const line = (classes: string, clip: string) =>
    html`<path class="${classes}" d="${path}" style="${clip}"/>`;
  return html`<svg class="echo" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    ${raw(line('faint', ''))}
    ${raw(line('', `clip-path:inset(-50% ${((1 - played) * 100).toFixed(3)}% -50% -1%)`))}
  </svg>`;
}
