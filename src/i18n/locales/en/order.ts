import type { Shape } from '~/i18n/shape';
import type { order as zh } from '../zh/order';

export const order = {} as const satisfies Shape<typeof zh>;
