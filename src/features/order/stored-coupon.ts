const KEY = 'coupon';

/** The coupon code that was typed in this tab; null where session storage is unavailable. */
export function loadStoredCoupon(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores a code until the tab is closed, so that it survives a reload and the card page; null deletes
 *  it. */
export function storeCoupon(code: string | null): void {
  try {
    if (code === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, code);
  } catch {
    // The user types it again.
  }
}
