import type { MessageShape } from '~/i18n/message-shape';
import type { consoleNumbers as zh } from '../../zh/console/numbers';

export const consoleNumbers = { title: 'Numbers' } as const satisfies MessageShape<typeof zh>;
