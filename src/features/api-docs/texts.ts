import { front as en } from '~/i18n/locales/en/front';
import { front as zh } from '~/i18n/locales/zh/front';
import type { MessageShape } from '~/i18n/message-shape';

export type ApiTexts = MessageShape<typeof zh>;

export const API_TEXTS: Record<'zh' | 'en', ApiTexts> = { zh, en };
