import type { Shape } from '~/i18n/shape';
import type { common as zh } from '../zh/common';

export const common = {} as const satisfies Shape<typeof zh>;
