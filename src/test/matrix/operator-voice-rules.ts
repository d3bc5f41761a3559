import { randomUUID } from 'node:crypto';
import { createVoiceDraft } from '~prisma/factories/voice-draft';
import type { MatrixScenario, Rules } from './rule';

const draftOf = async ({ fixture: { db } }: MatrixScenario) => {
  const { id, version } = await createVoiceDraft(db);
  return { id, version };
};

const someText = { field: 'transcript.line-1', accent: 'US', text: 'Hello.' } as const;

const reads = { requires: 'operator', permission: 'voiceLesson.read', isReadOnly: true } as const;
const writes = { requires: 'operator', permission: 'voiceLesson.write' } as const;
const publishes = { requires: 'operator', permission: 'voiceLesson.publish' } as const;

/** Access rules of the desk of voice lessons. */
export const OPERATOR_VOICE_RULES: Rules = {
  'operator.voiceLessons.list': reads,
  'operator.voiceLessons.lesson': {
    ...reads,
    input: () => ({ id: randomUUID() }),
    errorCode: 'CONTENT_NOT_FOUND',
  },
  'operator.voiceLessons.preview': {
    ...reads,
    input: () => ({ id: randomUUID() }),
    errorCode: 'CONTENT_NOT_FOUND',
  },
  'operator.voiceLessons.begin': { ...writes, input: () => ({ id: randomUUID() }) },
  'operator.voiceLessons.edit': {
    ...writes,
    input: async (scene) => ({
      ...(await draftOf(scene)),
      change: { kind: 'remove', part: 'transcript', itemId: 'line-1' },
    }),
    concurrentErrorCodes: ['CONTENT_NOT_FOUND'],
  },
  'operator.voiceLessons.discard': {
    ...writes,
    input: draftOf,
    concurrentErrorCodes: ['CONTENT_NOT_FOUND'],
  },
  'operator.voiceLessons.requestClips': { ...writes, input: draftOf },
  'operator.voiceLessons.checkTake': {
    ...writes,
    input: () => ({ id: randomUUID(), ...someText, audio: 'AAAA' }),
    errorCode: 'CONTENT_NOT_FOUND',
  },
  'operator.voiceLessons.chooseTake': {
    ...writes,
    input: async (scene) => ({ ...(await draftOf(scene)), ...someText, take: 'none' }),
    errorCode: 'RECORDING_NOT_FOUND',
  },
  'operator.voiceLessons.dropRecording': {
    ...writes,
    input: async (scene) => ({ ...(await draftOf(scene)), ...someText }),
    errorCode: 'RECORDING_NOT_FOUND',
  },
  'operator.voiceLessons.publish': { ...publishes, input: draftOf, errorCode: 'CLIPS_MISSING' },
  'operator.voiceLessons.planPublication': {
    ...publishes,
    input: async (scene) => ({ ...(await draftOf(scene)), day: '2999-01-01', hour: 9 }),
    errorCode: 'CLIPS_MISSING',
  },
  'operator.voiceLessons.cancelPlannedPublication': {
    ...publishes,
    input: async (scene) => ({ id: (await draftOf(scene)).id }),
  },
  'operator.voiceLessons.setHidden': {
    ...publishes,
    input: () => ({ id: randomUUID(), hidden: true, reason: 'a slip' }),
    errorCode: 'CONTENT_NOT_FOUND',
  },
};
