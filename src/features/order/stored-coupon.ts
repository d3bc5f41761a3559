const KEY = 'coupon';

/** The coupon code that was typed in this tab; null in a browser that keeps nothing. */
export function loadStoredCoupon(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps a code until the tab is closed, so that a reload or a way to the bank and back does not lose it;
 *  null forgets it. */
export function storeCoupon(code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, code);
  } catch {
    // It is typed again.
  }
}
