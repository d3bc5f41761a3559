import Bowser from 'bowser';
import { toTable } from '~/lib/to-table';

/** A browser and its system, by their common names; null for an unknown one. */
export interface Device {
  browser: string | null;
  system: string | null;
  kind: 'phone' | 'tablet' | 'computer' | null;
}

const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set<string>(Object.values(Bowser.OS_MAP));
const KINDS = toTable<Device['kind']>({
  mobile: 'phone',
  tablet: 'tablet',
  desktop: 'computer',
});

/** Short forms of long names. */
const SHORT_NAMES = toTable<string>({
  'Microsoft Edge': 'Edge',
  'Samsung Internet for Android': 'Samsung Internet',
});

/** Parses a `User-Agent`. The result has only names of bowser's own tables: other text of a client never
 *  reaches a screen or an e-mail. */
export function parseDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const name = browser.name && BROWSERS.has(browser.name) ? browser.name : null;
  const apple = /^(iPhone|iPad|iPod)$/.test(platform.model ?? '') ? platform.model : undefined;
  const system = apple ?? (os.name && SYSTEMS.has(os.name) ? os.name : null);
  return {
    browser: name && (SHORT_NAMES.get(name) ?? name),
    system: system ?? null,
    kind: KINDS.get(platform.type ?? '') ?? null,
  };
}

/** Name of a signed-in device: `iPhone 上的 Safari`, `Safari on iPhone`. */
export function formatDeviceName(userAgent: string | null, language: 'zh' | 'en'): string {
  return formatDeviceNames(userAgent)[language];
}

/** The name in every language. */
export function formatDeviceNames(userAgent: string | null): Record<'zh' | 'en', string> {
  const { browser, system } = parseDevice(userAgent);
  if (browser && system) return { zh: `${system} 上的 ${browser}`, en: `${browser} on ${system}` };
  const name = browser ?? system;
  return { zh: name ?? '未知的裝置', en: name ?? 'Unknown device' };
}
