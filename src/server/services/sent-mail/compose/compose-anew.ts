import type { AnewTemplate } from '~/domain/mail-resend';
import { ABOUT_ACCOUNT } from './about-account';
import { ABOUT_ACTIVITY } from './about-activity';
import { ABOUT_GIFT } from './about-gift';
import { ABOUT_ORDER } from './about-order';
import type { Composer } from './composer';

const COMPOSERS: Record<AnewTemplate, Composer> = {
  ...ABOUT_ACCOUNT,
  ...ABOUT_ACTIVITY,
  ...ABOUT_GIFT,
  ...ABOUT_ORDER,
};

/** The composer of a template; undefined for one that is not composed anew. */
export function composerOf(template: string): Composer | undefined {
  const composers: Readonly<Record<string, Composer>> = COMPOSERS;
  return Object.hasOwn(composers, template) ? composers[template] : undefined;
}
