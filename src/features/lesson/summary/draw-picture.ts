import { type LineSlot, toUnitLines } from './unit-lines';

/** The texts in the picture of a unit. */
export interface PictureTexts {
  headline: string;
  figures: string;
  /** The legend of the two lines. */
  caption: string;
  /** The site named in it. */
  site: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 72;
const INNER = WIDTH - 2 * MARGIN;
const LINES = { top: 250, height: 230 };
const RULE = 12;

/** Draws the picture of a unit in the colours and faces of the page.
 *  @returns a PNG of 1200 × 630, the size that messengers show whole
 *  @throws Error when the browser cannot draw it */
export async function drawPicture(slots: readonly LineSlot[], texts: PictureTexts): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  const root = getComputedStyle(document.documentElement);
  const colour = (name: string) => root.getPropertyValue(`--${name}`);
  const { fontFamily: sans } = getComputedStyle(document.body);
  const { fontFamily: serif } = getComputedStyle(document.querySelector('h1') ?? document.body);

  context.fillStyle = colour('paper');
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.fillStyle = colour('ink');
  context.fillRect(0, 0, WIDTH, RULE);

  const write = (text: string, at: { y: number; size: number; face: string }) => {
    context.font = at.face.replace('SIZE', `${at.size}px`);
    const width = context.measureText(text).width;
    if (width > INNER) context.font = at.face.replace('SIZE', `${(at.size * INNER) / width}px`);
    context.fillText(text, MARGIN, at.y);
  };
  context.fillStyle = colour('text');
  write(texts.headline, { y: 140, size: 64, face: `600 SIZE ${serif}` });
  context.fillStyle = colour('soft');
  write(texts.figures, { y: 205, size: 36, face: `400 SIZE ${sans}` });
  write(`${texts.caption} · ${texts.site}`, { y: 570, size: 30, face: `400 SIZE ${sans}` });

  const lines = toUnitLines(slots, INNER, LINES.height);
  context.translate(MARGIN, LINES.top);
  context.lineJoin = 'round';
  for (const [path, name, width] of [
    [lines.model, 'gold', 5],
    [lines.own, 'ink', 3],
  ] as const) {
    context.strokeStyle = colour(name);
    context.lineWidth = width;
    context.stroke(new Path2D(path));
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser made no picture.'))),
      'image/png',
    );
  });
}
