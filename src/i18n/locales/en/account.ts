import type { Shape } from '~/i18n/shape';
import type { account as zh } from '../zh/account';

export const account = {} as const satisfies Shape<typeof zh>;
