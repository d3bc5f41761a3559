import type { Page } from '@playwright/test';
import { contrast } from '~/lib/contrast';
import { type Box, decodePng, type Raster } from './pictures';

/** Sections of the gallery without controls. */
const STATIC_STORIES =
  '#colours, #contrasts, #print, #measures, #badge, #notice, #connection-strip, #skeleton, #scroll-box, #echo-line, #cover, #icons, #flags, #faces';
/** Focusable elements of the other sections, without the ones shown in a simulated state. */
const CONTROLS =
  '[data-part] :is(a[href], button, input, select, textarea, summary):not(:disabled, [aria-hidden], [data-shown] *)';

/** Hides the sections without controls, so that the page fits into one screenshot. */
export async function showOnlyControls(page: Page): Promise<void> {
  await page.addStyleTag({ content: `:is(${STATIC_STORIES}) { display: none !important }` });
}

export interface Control {
  name: string;
  box: Box;
  /** The label of a checkbox or radio button, which is part of its click target. */
  label: Box | null;
  bordered: boolean;
  inText: boolean;
}

/** Lists the page's controls in document order. */
export function listControls(page: Page): Promise<Control[]> {
  return page.locator(CONTROLS).evaluateAll((found) => {
    const toBox = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top: top + window.scrollY, width, height };
    };
    return found.map((element) => {
      const style = getComputedStyle(element);
      const label = element.id && document.querySelector(`label[for="${CSS.escape(element.id)}"]`);
      const kind = element.getAttribute('role') ?? element.getAttribute('type') ?? '';
      const isTicked = /^(checkbox|radio)$/.test(kind);
      return {
        name: `${element.closest('section')?.id}: ${element.tagName} ${element.textContent?.slice(0, 30)}`,
        box: toBox(element),
        label: isTicked && label ? toBox(label) : null,
        bordered: Number.parseFloat(style.borderLeftWidth) > 0,
        inText: style.display === 'inline',
      };
    });
  });
}

/** Forces `:focus-visible` on every control at once over the DevTools protocol.
 *  @returns ends it */
export async function forceFocusAll(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: CONTROLS,
  });
  for (const nodeId of nodeIds)
    await session.send('CSS.forcePseudoState', {
      nodeId,
      forcedPseudoClasses: ['focus', 'focus-visible'],
    });
  return () => session.detach();
}

/** Takes a screenshot of the full page. */
export const takeScreenshot = async (page: Page): Promise<Raster> =>
  decodePng(await page.screenshot({ fullPage: true }));

const pixelIndex = (shot: Raster, x: number, y: number) =>
  (Math.round(y) * shot.width + Math.round(x)) * 3;

/** The colour of the pixel at x, y as `#rrggbb`. */
export function colourAt(shot: Raster, x: number, y: number): string {
  const index = pixelIndex(shot, x, y);
  return `#${shot.data.subarray(index, index + 3).toString('hex')}`;
}

const MARGIN = 6;

/** Counts the pixels in and around `box` with a contrast of at least 3 between the two pictures. */
export function countChangedPixels(before: Raster, after: Raster, box: Box): number {
  const right = Math.min(before.width - 1, box.left + box.width + MARGIN);
  const bottom = Math.min(before.height - 1, box.top + box.height + MARGIN);
  let count = 0;
  for (let y = Math.max(0, Math.round(box.top) - MARGIN); y < bottom; y++)
    for (let x = Math.max(0, Math.round(box.left) - MARGIN); x < right; x++) {
      const index = pixelIndex(before, x, y);
      if (before.data.compare(after.data, index, index + 3, index, index + 3) === 0) continue;
      if (contrast(colourAt(before, x, y), colourAt(after, x, y)) >= 3) count++;
    }
  return count;
}
