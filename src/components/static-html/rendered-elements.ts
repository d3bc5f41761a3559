import type { ReactNode } from 'react';

/** Where the render of React Server Components leaves the elements of static HTML, and the render of the
 *  HTML finds them: two module graphs of one process, which share nothing but the global object. */
const SHARED = Symbol.for('shuoyi.static-html');

type FindElements = (name: string) => ReactNode | undefined;

const shared = globalThis as { [SHARED]?: FindElements };

/** Makes the elements findable in the render of the HTML; called once by the server. */
export function shareElements(find: FindElements): void {
  shared[SHARED] = find;
}

/** The elements of static HTML of the page that is being rendered to HTML; undefined in the browser. */
export function findElements(name: string): ReactNode | undefined {
  return shared[SHARED]?.(name);
}
