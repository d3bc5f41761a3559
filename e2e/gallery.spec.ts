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
  listControls,
  showOnlyControls,
  takeScreenshot,
} from './gallery-controls';
import { measureDifference, type Raster } from './pictures';
import { resize } from './resize';

test.describe.configure({ mode: 'parallel' });

const WIDTHS = [1280, 390] as const;
const HEIGHT = 900;

for (const width of WIDTHS)
  test(`Every gallery part matches its accepted picture at ${width} px, in the light and dark themes`, async ({
    visitor,
  }, info) => {
    const page = await visitor({ viewport: { width, height: HEIGHT }, language: 'en' });
    await openGallery(page);
    const mismatches: string[] = [];
    const closed: Record<string, Record<string, Raster>> = {};
    for (const theme of THEMES) {
      await setTheme(page, theme);
      closed[theme] = await captureStories(page);
      expect(Object.keys(closed[theme]).sort()).toEqual([...PART_NAMES].sort());
    }
    const open = await captureOpenLayers(page);
    for (const theme of THEMES)
      mismatches.push(
        ...(await comparePictures(`${width}-${theme}`, { ...closed[theme], ...open[theme] }, info)),
      );
    expect(mismatches, 'if the change is intended: npm run gallery:accept').toEqual([]);
  });

/** Changes of CSS that stay below the threshold of the comparison, as other machines cause them. */
const TOLERATED_CHANGES = {
  'a pixel to the right': '[data-part] > div > * { translate: 1px 0 }',
  'a pixel down': '[data-part] > div > * { translate: 0 1px }',
  'other hinting': '* { text-rendering: geometricPrecision !important }',
};
/** Changes of CSS that the comparison has to find. */
const DETECTED_CHANGES = {
  'moved by 4 px': '[data-part] > div > * { translate: 4px 0 }',
  'no borders': '[data-part] * { border-color: transparent !important }',
  'no focus rings': '[data-shown="focus"] * { outline-color: transparent !important }',
  'another blue': '* { --ink: #0a45c8 !important }',
  'no icons': '[data-part] svg { visibility: hidden !important }',
  'thinner print': '* { font-weight: 400 !important }',
};

test(`The comparison of pictures finds changed styles and ignores differences of rendering`, async ({
  visitor,
}, info) => {
  const page = await visitor({ viewport: { width: 1280, height: HEIGHT }, language: 'en' });
  await openGallery(page);
  const compared = '#button, #text-field, #icon-button';
  await page.addStyleTag({ content: `[data-part]:not(${compared}) { display: none !important }` });
  const accepted = await captureStories(page);
  const measureChange = async (css: string) => {
    const style = await page.addStyleTag({ content: css });
    const captured = Object.entries(await captureStories(page));
    await style.evaluate((element) => (element as Element).remove());
    return Math.max(
      ...captured.map(([name, picture]) => measureDifference(accepted[name]!, picture).worst),
    );
  };
  const measured: string[] = [];
  for (const [change, css] of Object.entries({ ...TOLERATED_CHANGES, ...DETECTED_CHANGES })) {
    const difference = await measureChange(css);
    measured.push(`${change}: ${difference.toFixed(2)}`);
    if (change in TOLERATED_CHANGES) expect.soft(difference, change).toBeLessThan(MAX_DIFFERENCE);
    else expect.soft(difference, change).toBeGreaterThan(MAX_DIFFERENCE);
  }
  info.annotations.push({ type: 'differences', description: measured.join(', ') });
});

test(`The focus is visible on every control, in the light and dark themes and in forced colours`, async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 1280, height: HEIGHT }, language: 'en' });
  await openGallery(page);
  await showOnlyControls(page);
  const controls = (await listControls(page)).filter(({ box }) => box.width > 1);
  expect(controls.length).toBeGreaterThan(50);
  const small = controls.filter(({ box, label, inText }) => {
    const height = Math.max(box.height, label?.height ?? 0);
    return !inText && (box.width < 24 || box.height < 24 || height < 44);
  });
  expect.soft(small, 'targets').toEqual([]);

  const unfocused: Raster[] = [];
  for (const theme of THEMES) {
    await setTheme(page, theme);
    unfocused.push(await takeScreenshot(page));
  }
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  const forced = await takeScreenshot(page);
  const edgeless = controls.filter(({ box: { left, top, height }, bordered }) => {
    const across = (x: number) => colourAt(forced, left + x, top + height / 2);
    return bordered && [-1, 0, 1].every((x) => contrast(across(x), across(-5)) < 3);
  });
  expect.soft(edgeless, 'edges in forced colours').toEqual([]);

  await page.emulateMedia({ forcedColors: 'none' });
  const end = await forceFocusAll(page);
  for (const [index, theme] of THEMES.entries()) {
    await setTheme(page, theme);
    const focused = await takeScreenshot(page);
    const unseen = controls.filter(
      ({ box }) => countChangedPixels(unfocused[index]!, focused, box) < box.width + box.height,
    );
    expect.soft(unseen, `focus by ${theme}`).toEqual([]);
  }
  await end();
});

test(`no words are cut off with wider spacing at 320 px, or with letters of twice the size`, async ({
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
  await resize(page, { width: 1280, height: HEIGHT });
  await openGallery(page);
  await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
  expect.soft(await findClippedTexts(page), 'twice the size').toEqual([]);
});
