import { consoleRoute } from '~/lib/console-routes';
import type { HitKind } from '~/schemas/console';

/** The page for each kind of search hit, by the hit's key. */
export const HIT_PAGES: Record<HitKind, (key: string) => string> = {
  order: (number) => consoleRoute('console-orders-number', { number }),
  coupon: (code) => `${consoleRoute('console-coupons')}?q=${encodeURIComponent(code)}`,
  person: (id) => consoleRoute('console-people-id', { id }),
  activity: (slug) => consoleRoute('console-activities-id', { id: slug }),
  draft: (id) => consoleRoute('console-units-drafts-id', { id }),
  unit: (slug) => `${consoleRoute('console-units')}?q=${encodeURIComponent(slug)}`,
  voice: (id) => consoleRoute('console-voice-lessons-id', { id }),
  video: (slug) => consoleRoute('console-videos-id', { id: slug }),
  question: (id) => `${consoleRoute('console-questions')}#${id}`,
  news: (id) => `${consoleRoute('console-news')}#${id}`,
};
