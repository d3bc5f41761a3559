import { chromium } from 'playwright';
import { findChromium } from '../../testing/programs.mjs';

/** Path of the browser that the benchmarks drive; it is installed when there is none.
 *  @throws Error when it cannot be installed either */
export function chromiumPath(): string {
  const path = findChromium();
  if (path === null)
    throw new Error('No Chromium was found or could be installed. CHROMIUM_PATH names one.');
  return path || chromium.executablePath();
}
