/** One page of a browser other than Chromium, on a screen of one size. */
export interface Engine {
  name: string;
  /** Opens an address and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /** Runs an expression in the page, waits for its promise, and returns its value by JSON.
   *  @throws Error with the page's error */
  run: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
}

export interface ScreenSize {
  width: number;
  height: number;
}

/** Runs in every page before its own scripts, and stores the errors that the browser reports in
 *  `window.errors`. */
export const WATCH_SCRIPT = `
  window.errors = [];
  addEventListener('error', (event) => errors.push(event.message || 'a file was not loaded: ' + (event.target.src || event.target.href)), true);
  addEventListener('unhandledrejection', ({ reason }) => errors.push('unhandled: ' + reason));
  addEventListener('securitypolicyviolation', (event) => errors.push('blocked: ' + event.effectiveDirective + ' ' + event.blockedURI));
  { const { error } = console; console.error = (...words) => { errors.push(words.join(' ')); error.apply(console, words); }; }
`;

/** An expression whose value, or error, is a JSON text. */
export const toJson = (expression: string): string =>
  `Promise.resolve().then(() => (${expression})).then(
    (value) => JSON.stringify({ value }),
    (error) => JSON.stringify({ error: String(error) }),
  )`;

/** The value of such a text. @throws Error with the page's error */
export function fromJson<T>(text: string): T {
  const { value, error } = JSON.parse(text) as { value: T; error?: string };
  if (error !== undefined) throw new Error(error);
  return value;
}
