import { randomUUID } from 'node:crypto';
import type { Rules } from './rule';

const reads = { requires: 'operator', permission: 'video.read', isReadOnly: true } as const;
const writes = {
  requires: 'operator',
  permission: 'video.edit',
  errorCode: 'CONTENT_NOT_FOUND',
} as const;

const same = (text: string) => ({ zh: text, en: text });

/** Access rules of the console's page of the video courses. */
export const OPERATOR_VIDEO_RULES: Rules = {
  'operator.videos.list': reads,
  'operator.videos.get': {
    ...reads,
    input: () => ({ slug: 'no-such-video' }),
    errorCode: 'CONTENT_NOT_FOUND',
  },
  'operator.videos.preview': {
    ...reads,
    input: () => ({ slug: 'no-such-video' }),
    errorCode: 'CONTENT_NOT_FOUND',
  },
  'operator.videos.edit': {
    ...writes,
    input: () => ({
      id: randomUUID(),
      version: 1,
      title: same('Tea'),
      summary: same('Tea'),
      level: 'B1',
      access: 'FREE',
    }),
  },
  'operator.videos.setLines': {
    ...writes,
    input: () => ({
      id: randomUUID(),
      version: 1,
      lines: [{ startMs: 0, endMs: 1000, en: 'Tea', zh: '茶' }],
    }),
  },
  'operator.videos.setHidden': {
    ...writes,
    input: () => ({ id: randomUUID(), hidden: true, reason: 'test' }),
  },
  'operator.videos.plan': {
    ...writes,
    input: () => ({ id: randomUUID(), day: '2999-01-01', hour: 9, reason: 'test' }),
  },
  'operator.videos.cancelPlanned': { ...writes, input: () => ({ id: randomUUID() }) },
  'operator.videos.setPoster': {
    ...writes,
    input: () => ({ id: randomUUID(), version: 1, image: null }),
  },
};
