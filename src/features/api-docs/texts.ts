import { front as en } from '~/i18n/locales/en/front';
import { front as zh } from '~/i18n/locales/zh/front';
import type { Shape } from '~/i18n/shape';

export type ApiTexts = Shape<typeof zh>;

export const API_TEXTS: Record<'zh' | 'en', ApiTexts> = { zh, en };
