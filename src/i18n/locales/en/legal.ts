import type { Shape } from '~/i18n/shape';
import type { legal as zh } from '../zh/legal';

export const legal = {} as const satisfies Shape<typeof zh>;
