import type { Shape } from '~/i18n/shape';
import type { cart as zh } from '../zh/cart';

export const cart = {} as const satisfies Shape<typeof zh>;
