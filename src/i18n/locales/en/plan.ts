import type { Shape } from '~/i18n/shape';
import type { plan as zh } from '../zh/plan';

export const plan = {} as const satisfies Shape<typeof zh>;
