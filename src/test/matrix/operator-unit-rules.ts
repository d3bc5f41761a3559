import { randomUUID } from 'node:crypto';
import { createDraft } from '~prisma/factories/news';
import type { MatrixScenario, Rules } from './rule';

const draftOf = async ({ fixture: { db } }: MatrixScenario) => {
  const { id, version } = await createDraft(db);
  return { id, version };
};

const someLine = { kind: 'WORD', key: 'tea|NOUN', part: 'TEXT', accent: 'US' } as const;

const reads = { requires: 'operator', permission: 'unit.read', isReadOnly: true } as const;
const edits = { requires: 'operator', permission: 'unit.edit' } as const;

/** Access rules of the desk of units. */
export const OPERATOR_UNIT_RULES: Rules = {
  'operator.units.list': { ...reads, input: () => ({}) },
  'operator.units.pool': { ...reads, input: () => ({}) },
  'operator.units.drafts': reads,
  'operator.units.sources': reads,
  'operator.units.draft': {
    ...reads,
    input: () => ({ id: randomUUID() }),
    errorCode: 'DRAFT_NOT_FOUND',
  },
  'operator.units.alternatives': {
    ...reads,
    input: () => ({ id: randomUUID(), kind: 'word' }),
    errorCode: 'DRAFT_NOT_FOUND',
  },
  'operator.units.createDraft': {
    ...edits,
    input: () => ({ category: 'science', level: 'B1', sources: ['No such source'] }),
    errorCode: 'NOT_ENOUGH_NEWS',
  },
  'operator.units.editDraft': {
    ...edits,
    input: async (scene) => ({ ...(await draftOf(scene)), texts: { slug: 'tea-again' } }),
    concurrentErrorCodes: ['DRAFT_CHANGED'],
  },
  'operator.units.swapItem': {
    ...edits,
    input: () => ({ id: randomUUID(), version: 0, kind: 'word', position: 1 }),
    errorCode: 'DRAFT_NOT_FOUND',
  },
  'operator.units.discardDraft': {
    ...edits,
    input: draftOf,
    concurrentErrorCodes: ['DRAFT_NOT_FOUND'],
  },
  'operator.units.importText': {
    ...edits,
    input: () => ({ text: '{"title": 1}' }),
  },
  'operator.units.importTextFile': {
    ...edits,
    input: () => ({ name: 'short.txt', text: 'Too short.', source: 'Test' }),
  },
  'operator.units.requestClips': {
    requires: 'operator',
    permission: 'unit.publish',
    input: draftOf,
  },
  'operator.units.checkTake': {
    ...edits,
    input: () => ({ id: randomUUID(), ...someLine, text: 'tea', audio: 'AAAA' }),
    errorCode: 'DRAFT_NOT_FOUND',
  },
  'operator.units.chooseTake': {
    ...edits,
    input: async (scene) => ({ ...(await draftOf(scene)), ...someLine, sex: 'male', take: 'none' }),
    errorCode: 'RECORDING_NOT_FOUND',
  },
  'operator.units.dropRecording': {
    ...edits,
    input: async (scene) => ({ ...(await draftOf(scene)), ...someLine, sex: 'male' }),
    errorCode: 'RECORDING_NOT_FOUND',
  },
  'operator.units.publish': {
    requires: 'operator',
    permission: 'unit.publish',
    input: draftOf,
    errorCode: 'CLIPS_MISSING',
  },
  'operator.units.planPublication': {
    requires: 'operator',
    permission: 'unit.publish',
    input: async (scene) => ({ ...(await draftOf(scene)), day: '2999-01-01', hour: 9 }),
    errorCode: 'CLIPS_MISSING',
  },
  'operator.units.cancelPlannedPublication': {
    requires: 'operator',
    permission: 'unit.publish',
    input: async (scene) => ({ id: (await draftOf(scene)).id }),
  },
  'operator.units.correct': {
    requires: 'operator',
    permission: 'unit.publish',
    input: draftOf,
    errorCode: 'DRAFT_CLOSED',
  },
  'operator.units.dropCorrection': {
    requires: 'operator',
    permission: 'unit.publish',
    input: draftOf,
    errorCode: 'DRAFT_CLOSED',
  },
  'operator.units.withdraw': {
    requires: 'operator',
    permission: 'unit.publish',
    input: () => ({ slug: 'no-such-unit', reason: 'a slip' }),
    errorCode: 'UNIT_NOT_FOUND',
  },
};
