import { emitNavigation } from '~/lib/navigation-events';

declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

// zod tries `new Function` at its first schema, which our content security policy blocks and reports. Set on
// the global that zod reads: importing zod to configure it would add it to every page.
globalThis.__zod_globalConfig ??= {};
globalThis.__zod_globalConfig.jitless = true;

/** Called by the router for every navigation: links, calls and the browser's buttons. */
export function onRouterTransitionStart(): void {
  emitNavigation('started');
}
