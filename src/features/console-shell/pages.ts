import type { Permission } from '~/domain/permissions';
import type { PlainConsoleRoute } from '~/lib/console-routes';

/** A page of the console's menu, shown to the roles that have its permission. */
export interface ConsolePage {
  key: PlainConsoleRoute;
  /** Key of its name below `consoleShell.pages`. */
  text:
    | 'today'
    | 'search'
    | 'people'
    | 'orders'
    | 'gifts'
    | 'refunds'
    | 'invoices'
    | 'coupons'
    | 'prices'
    | 'discrepancies'
    | 'letters'
    | 'mails'
    | 'activities'
    | 'units'
    | 'voiceLessons'
    | 'videos'
    | 'questions'
    | 'news'
    | 'partners'
    | 'legal'
    | 'numbers'
    | 'acts'
    | 'roles';
  permission: Permission;
}

/** The menu of the console, in its order. A new page is a line here. */
export const CONSOLE_PAGES: readonly ConsolePage[] = [
  { key: 'console', text: 'today', permission: 'today.read' },
  { key: 'console-search', text: 'search', permission: 'today.read' },
  { key: 'console-people', text: 'people', permission: 'person.read' },
  { key: 'console-orders', text: 'orders', permission: 'order.read' },
  { key: 'console-gifts', text: 'gifts', permission: 'order.read' },
  { key: 'console-refunds', text: 'refunds', permission: 'refund.read' },
  { key: 'console-invoices', text: 'invoices', permission: 'invoice.read' },
  { key: 'console-coupons', text: 'coupons', permission: 'coupon.read' },
  { key: 'console-prices', text: 'prices', permission: 'price.read' },
  { key: 'console-discrepancies', text: 'discrepancies', permission: 'discrepancy.read' },
  { key: 'console-letters', text: 'letters', permission: 'letter.read' },
  { key: 'console-mails', text: 'mails', permission: 'mail.read' },
  { key: 'console-activities', text: 'activities', permission: 'activity.read' },
  { key: 'console-units', text: 'units', permission: 'unit.read' },
  { key: 'console-voice-lessons', text: 'voiceLessons', permission: 'voiceLesson.read' },
  { key: 'console-videos', text: 'videos', permission: 'video.read' },
  { key: 'console-questions', text: 'questions', permission: 'siteContent.read' },
  { key: 'console-news', text: 'news', permission: 'siteContent.read' },
  { key: 'console-partners', text: 'partners', permission: 'siteContent.read' },
  { key: 'console-legal', text: 'legal', permission: 'siteContent.read' },
  { key: 'console-numbers', text: 'numbers', permission: 'numbers.read' },
  { key: 'console-acts', text: 'acts', permission: 'act.read' },
  { key: 'console-roles', text: 'roles', permission: 'role.read' },
];
