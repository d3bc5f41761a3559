import type { MessageShape } from '~/i18n/message-shape';
import type { consoleUnits as zh } from '../../zh/console/units';

export const consoleUnits = { title: 'Units' } as const satisfies MessageShape<typeof zh>;
