import { PART_NAMES } from '~/features/gallery/parts';
import { contrast } from '~/lib/contrast';
import { expect, test } from './fixtures';
import {
  captureOpenLayers,
  captureStories,
  comparePictures,
  MAX_DIFFERENCE,
  openGallery,
  setTheme,
  THEMES,
} from './gallery';
import { findClippedTexts } from './gallery-clipped';
import {
  colourAt,
  countChangedPixels,
  forceFocusAll,
  keepOnlyControls,
  listControls,
  takeScreenshot,
} from './gallery-controls';
import { measureDifference, type Raster } from './pictures';

const WIDTHS = [1280, 390] as const;
const HEIGHT = 900;

for (const width of WIDTHS)
  test(`every part looks as it was accepted at ${width} px, by day and by night`, async ({
    visitor,
  }, info) => {
    const page = await visitor({ viewport: { width, height: HEIGHT }, language: 'en' });
    await openGallery(page);
    const wrong: string[] = [];
    const closed: Record<string, Record<string, Raster>> = {};
    for (const theme of THEMES) {
      await setTheme(page, theme);
      closed[theme] = await captureStories(page);
      expect(Object.keys(closed[theme]).sort()).toEqual([...PART_NAMES].sort());
    }
    const open = await captureOpenLayers(page);
    for (const theme of THEMES)
      wrong.push(
        ...(await comparePictures(`${width}-${theme}`, { ...closed[theme], ...open[theme] }, info)),
      );
    expect(wrong, 'if it is meant: npm run gallery:accept').toEqual([]);
  });

/** Changes to three drawers: what another machine may do, and what nobody may. */
const MIN_SAME = {
  'a pixel to the right': '[data-part] > div > * { translate: 1px 0 }',
  'a pixel down': '[data-part] > div > * { translate: 0 1px }',
  'other hinting': '* { text-rendering: geometricPrecision !important }',
};
const MIN_DIFFERENT = {
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
  const stored = '#button, #text-field, #icon-button';
  await page.addStyleTag({ content: `[data-part]:not(${stored}) { display: none !important }` });
  const accepted = await captureStories(page);
  const changed = async (css: string) => {
    const style = await page.addStyleTag({ content: css });
    const captured = Object.entries(await captureStories(page));
    await style.evaluate((element) => (element as Element).remove());
    return Math.max(
      ...captured.map(([name, one]) => measureDifference(accepted[name]!, one).worst),
    );
  };
  const measured: string[] = [];
  for (const [what, css] of Object.entries({ ...MIN_SAME, ...MIN_DIFFERENT })) {
    const by = await changed(css);
    measured.push(`${what}: ${by.toFixed(2)}`);
    if (what in MIN_SAME) expect.soft(by, what).toBeLessThan(MAX_DIFFERENCE);
    else expect.soft(by, what).toBeGreaterThan(MAX_DIFFERENCE);
  }
  info.annotations.push({ type: 'differences', description: measured.join(', ') });
});

test('the keyboard is seen on every control, by day, by night and in forced colours', async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 1280, height: HEIGHT }, language: 'en' });
  await openGallery(page);
  await keepOnlyControls(page);
  const known = (await listControls(page)).filter(({ box }) => box.width > 1);
  expect(known.length).toBeGreaterThan(50);
  const small = known.filter(({ box, label, inText }) => {
    const height = Math.max(box.height, label?.height ?? 0);
    return !inText && (box.width < 24 || box.height < 24 || height < 44);
  });
  expect.soft(small, 'targets').toEqual([]);

  const rest: Raster[] = [];
  for (const theme of THEMES) {
    await setTheme(page, theme);
    rest.push(await takeScreenshot(page));
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  const forced = await takeScreenshot(page);
  const edgeless = known.filter(({ box: { left, top, height }, bordered }) => {
    const across = (x: number) => colourAt(forced, left + x, top + height / 2);
    return bordered && [-1, 0, 1].every((x) => contrast(across(x), across(-5)) < 3);
  });
  expect.soft(edgeless, 'edges in forced colours').toEqual([]);

  await page.emulateMedia({ forcedColors: 'none' });
  const end = await forceFocusAll(page);
  for (const [at, theme] of THEMES.entries()) {
    await setTheme(page, theme);
    const focused = await takeScreenshot(page);
    const unseen = known.filter(
      ({ box }) => countChangedPixels(rest[at]!, focused, box) < box.width + box.height,
    );
    expect.soft(unseen, `focus by ${theme}`).toEqual([]);
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
    expect.soft(await findClippedTexts(page), `${language}, spacing`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  await openGallery(page);
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  expect.soft(await findClippedTexts(page), 'twice the size').toEqual([]);
});
