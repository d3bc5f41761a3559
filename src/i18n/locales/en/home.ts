import type { Shape } from '~/i18n/shape';
import type { home as zh } from '../zh/home';

export const home = {} as const satisfies Shape<typeof zh>;
