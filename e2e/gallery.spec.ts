import { PART_NAMES } from '~/features/gallery/parts';
import { contrast } from '~/lib/contrast';
import { expect, test } from './fixtures';
import {
  compare,
  onPaper,
  openGallery,
  PAPERS,
  photograph,
  photographOpen,
  TOLERANCE,
} from './gallery';
import { clippedTexts } from './gallery-clipped';
import { colourAt, controls, focusAll, onlyControls, pixels, seenChange } from './gallery-controls';
import { difference, type Small } from './pictures';

const WIDTHS = [1280, 390] as const;
const HEIGHT = 900;

for (const width of WIDTHS)
  test(`every part looks as it was accepted at ${width} px, by day and by night`, async ({
    visitor,
  }, info) => {
    const page = await visitor({ viewport: { width, height: HEIGHT }, language: 'en' });
    await openGallery(page);
    const wrong: string[] = [];
    const closed: Record<string, Record<string, Small>> = {};
    for (const paper of PAPERS) {
      await onPaper(page, paper);
      closed[paper] = await photograph(page);
      expect(Object.keys(closed[paper]).sort()).toEqual([...PART_NAMES].sort());
    }
    const open = await photographOpen(page);
    for (const paper of PAPERS)
      wrong.push(
        ...(await compare(`${width}-${paper}`, { ...closed[paper], ...open[paper] }, info)),
      );
    expect(wrong, 'if it is meant: npm run gallery:accept').toEqual([]);
  });

/** Changes to three drawers: what another machine may do, and what nobody may. */
const ALIKE = {
  'a pixel to the right': '[data-part] > div > * { translate: 1px 0 }',
  'a pixel down': '[data-part] > div > * { translate: 0 1px }',
  'other hinting': '* { text-rendering: geometricPrecision !important }',
};
const UNLIKE = {
  'moved by 4 px': '[data-part] > div > * { translate: 4px 0 }',
  'no borders': '[data-part] * { border-color: transparent !important }',
  'no focus rings': '[data-shown="focus"] * { outline-color: transparent !important }',
  'another blue': '* { --ink: #0a45c8 !important }',
  'no icons': '[data-part] svg { visibility: hidden !important }',
  'thinner print': '* { font-weight: 400 !important }',
};

test('the pictures tell a missing line from another way of drawing the same', async ({
  visitor,
}, info) => {
  const page = await visitor({ viewport: { width: 1280, height: HEIGHT }, language: 'en' });
  await openGallery(page);
  const kept = '#button, #text-field, #icon-button';
  await page.addStyleTag({ content: `[data-part]:not(${kept}) { display: none !important }` });
  const accepted = await photograph(page);
  const changed = async (css: string) => {
    const style = await page.addStyleTag({ content: css });
    const taken = Object.entries(await photograph(page));
    await style.evaluate((element) => (element as Element).remove());
    return Math.max(...taken.map(([name, one]) => difference(accepted[name]!, one).worst));
  };
  const measured: string[] = [];
  for (const [what, css] of Object.entries({ ...ALIKE, ...UNLIKE })) {
    const by = await changed(css);
    measured.push(`${what}: ${by.toFixed(2)}`);
    if (what in ALIKE) expect.soft(by, what).toBeLessThan(TOLERANCE);
    else expect.soft(by, what).toBeGreaterThan(TOLERANCE);
  }
  info.annotations.push({ type: 'differences', description: measured.join(', ') });
});

test('the keyboard is seen on every control, by day, by night and in forced colours', async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 1280, height: HEIGHT }, language: 'en' });
  await openGallery(page);
  await onlyControls(page);
  const known = (await controls(page)).filter(({ box }) => box.width > 1);
  expect(known.length).toBeGreaterThan(50);
  const small = known.filter(({ box, label, inText }) => {
    const height = Math.max(box.height, label?.height ?? 0);
    return !inText && (box.width < 24 || box.height < 24 || height < 44);
  });
  expect.soft(small, 'targets').toEqual([]);

  const rest: Small[] = [];
  for (const paper of PAPERS) {
    await onPaper(page, paper);
    rest.push(await pixels(page));
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  const forced = await pixels(page);
  const edgeless = known.filter(({ box: { left, top, height }, bordered }) => {
    const across = (x: number) => colourAt(forced, left + x, top + height / 2);
    return bordered && [-1, 0, 1].every((x) => contrast(across(x), across(-5)) < 3);
  });
  expect.soft(edgeless, 'edges in forced colours').toEqual([]);

  await page.emulateMedia({ forcedColors: 'none' });
  const end = await focusAll(page);
  for (const [at, paper] of PAPERS.entries()) {
    await onPaper(page, paper);
    const focused = await pixels(page);
    const unseen = known.filter(
      ({ box }) => seenChange(rest[at]!, focused, box) < box.width + box.height,
    );
    expect.soft(unseen, `focus by ${paper}`).toEqual([]);
  }
  await end();
});

test('no words are cut off with wider spacing at 320 px, or with letters of twice the size', async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 320, height: HEIGHT }, language: 'en' });
  for (const language of ['zh', 'en'] as const) {
    await openGallery(page, language);
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-bottom: 2em !important }`,
    });
    expect.soft(await clippedTexts(page), `${language}, spacing`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await openGallery(page);
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  expect.soft(await clippedTexts(page), 'twice the size').toEqual([]);
});
