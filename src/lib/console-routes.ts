import type { Language } from '~/lib/language';
import { fillPath, findPattern, type ParamNames, type RouteArgs } from '~/lib/route-path';

/** Path of every page of the console by its route name (without the language). */
export const CONSOLE_ROUTES = {
  console: '/console',
  'console-activities': '/console/activities',
  'console-activities-id': '/console/activities/:id',
  'console-activities-id-edit': '/console/activities/:id/edit',
  'console-activities-id-preview': '/console/activities/:id/preview',
  'console-activities-new': '/console/activities/new',
  'console-acts': '/console/acts',
  'console-coupons': '/console/coupons',
  'console-discrepancies': '/console/discrepancies',
  'console-videos': '/console/videos',
  'console-videos-id': '/console/videos/:id',
  'console-videos-id-preview': '/console/videos/:id/preview',
  'console-gifts': '/console/gifts',
  'console-invoices': '/console/invoices',
  'console-legal': '/console/legal',
  'console-letters': '/console/letters',
  'console-mails': '/console/mails',
  'console-mails-templates': '/console/mails/templates',
  'console-news': '/console/news',
  'console-numbers': '/console/numbers',
  'console-orders': '/console/orders',
  'console-orders-number': '/console/orders/:number',
  'console-partners': '/console/partners',
  'console-people': '/console/people',
  'console-people-id': '/console/people/:id',
  'console-prices': '/console/prices',
  'console-questions': '/console/questions',
  'console-refunds': '/console/refunds',
  'console-refunds-number': '/console/refunds/:number',
  'console-roles': '/console/roles',
  'console-search': '/console/search',
  'console-units': '/console/units',
  'console-units-drafts-id': '/console/units/drafts/:id',
  'console-units-pool': '/console/units/pool',
  'console-voice-lessons': '/console/voice-lessons',
  'console-voice-lessons-id': '/console/voice-lessons/:id',
  'console-voice-lessons-id-preview': '/console/voice-lessons/:id/preview',
} as const;

export type ConsoleRouteKey = keyof typeof CONSOLE_ROUTES;

/** Pages of the console without parameters. */
export type PlainConsoleRoute = {
  [Key in ConsoleRouteKey]: ParamNames<(typeof CONSOLE_ROUTES)[Key]> extends never ? Key : never;
}[ConsoleRouteKey];

/** The path of a page of the console without its language. */
export function consoleRoute<Key extends ConsoleRouteKey>(
  key: Key,
  ...[params]: RouteArgs<ParamNames<(typeof CONSOLE_ROUTES)[Key]>>
): string {
  return fillPath(CONSOLE_ROUTES[key], params);
}

/** The name of the page of the console at a path without its language: `console-orders___en`. */
export function consoleRouteName(
  path: string,
  language: Language,
): `${ConsoleRouteKey | 'not-found'}___${Language}` {
  return `${findPattern(CONSOLE_ROUTES, path) ?? 'not-found'}___${language}`;
}
