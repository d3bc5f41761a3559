import type { Shape } from '~/i18n/shape';
import type { course as zh } from '../zh/course';

export const course = {} as const satisfies Shape<typeof zh>;
