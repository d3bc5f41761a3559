import { emitNavigation } from '~/lib/navigation-events';

declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// zod tries `new Function` at its first schema, which our policy refuses and reports. Said where zod looks,
// before it is there: importing it to say so would send it to every page.
globalThis.__zod_globalConfig ??= {};
globalThis.__zod_globalConfig.jitless = true;

/** The router calls it for every way to another page: links, calls and the browser's own buttons. */
export function onRouterTransitionStart(): void {
  emitNavigation('started');
}
