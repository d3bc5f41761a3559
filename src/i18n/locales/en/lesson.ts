import type { Shape } from '~/i18n/shape';
import type { lesson as zh } from '../zh/lesson';

export const lesson = {} as const satisfies Shape<typeof zh>;
