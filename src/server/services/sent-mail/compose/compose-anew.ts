import type { AnewTemplate } from '~/domain/mail-template';
import { toTable } from '~/lib/to-table';
import { ABOUT_ACCOUNT } from './about-account';
import { ABOUT_ACTIVITY } from './about-activity';
import { ABOUT_GIFT } from './about-gift';
import { ABOUT_ORDER } from './about-order';
import type { Composer } from './composer';

const COMPOSERS = toTable<Composer>({
  ...ABOUT_ACCOUNT,
  ...ABOUT_ACTIVITY,
  ...ABOUT_GIFT,
  ...ABOUT_ORDER,
} satisfies Record<AnewTemplate, Composer>);

/** The composer of a template; undefined for templates that are not composed anew. */
export const composerOf = (template: string): Composer | undefined => COMPOSERS.get(template);
