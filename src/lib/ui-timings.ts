/** How the bar at the top of a page behaves while the next one loads, in ms. */
export const LOADING_BAR = {
  /** A page that comes sooner shows no bar. */
  delay: 200,
  /** The bar reaches its end in this time. */
  duration: 5000,
  /** It stays this long after the page has come. */
  hide: 500,
} as const;

/** Whatever comes sooner than this many ms is not announced by an empty place. */
export const PLACEHOLDER_DELAY_MS = 200;

/** After a page's script failed, the page reloads at most once in this many ms. */
export const RELOAD_GUARD_MS = 60_000;

/** How long "logged out" stays when a phone's menu was used, in ms. */
export const BRIEF_TOAST_MS = 500;

/** How long "back online" stays, in ms. */
export const ONLINE_TOAST_MS = 4000;
