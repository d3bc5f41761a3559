import type { ReactNode } from 'react';

/** Key under which the render of React Server Components stores the elements of static HTML for the render
 *  of the HTML. The two have separate module graphs in one process and share only the global object. */
const SHARED = Symbol.for('shuoyi.static-html');

type FindElements = (name: string) => ReactNode | undefined;

const shared = globalThis as { [SHARED]?: FindElements };

/** Registers the look-up of elements for the render of the HTML; called once by the server. */
export function shareElements(find: FindElements): void {
  shared[SHARED] = find;
}

/** The elements of static HTML of the page that is being rendered to HTML; undefined in the browser. */
export function findElements(name: string): ReactNode | undefined {
  return shared[SHARED]?.(name);
}
