/** Timings of the loading bar at the top of a page, in ms. */
export const LOADING_BAR = {
  /** Delay before the bar is shown. */
  delay: 200,
  /** Time until the bar reaches its end. */
  duration: 5000,
  /** Time for which the bar stays after the page has loaded. */
  hide: 500,
} as const;

/** Delay before a placeholder is shown, in ms. */
export const PLACEHOLDER_DELAY_MS = 200;

/** Minimum time between two reloads after a page's script failed, in ms. */
export const RELOAD_GUARD_MS = 60_000;

/** Duration of the "logged out" toast after the menu of a phone was used, in ms. */
export const BRIEF_TOAST_MS = 500;

/** Duration of the "back online" toast, in ms. */
export const ONLINE_TOAST_MS = 4000;
