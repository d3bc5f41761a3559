import { beforeEach, describe, expect, it } from 'vitest';
import { listTimelineSchema } from '~/schemas/person-timeline';
import { createTestClock, systemContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { getPerson } from '../console/get-person';
import { getTimeline } from '../person-timeline/get-timeline';

const db = await testDatabase();
const clock = createTestClock();
beforeEach(() => resetDatabase(db));

const as = async (role: Learner['role']) =>
  userContext(db, await createLearner(db, { role }), { clock });
const openings = () =>
  db.operatorAct.findMany({ where: { kind: 'person.open' }, orderBy: { id: 'asc' } });

describe('The opening of a person’s page', () => {
  it('An opening is in the log once in fifteen minutes, by operator and person', async () => {
    const [ming, mei] = [await createLearner(db), await createLearner(db)];
    const [first, second] = [await as('SUPPORT'), await as('ACCOUNTS')];
    const open = (ctx: typeof first, { id }: Learner) => getPerson({ ctx, input: { id } });
    await Promise.all([open(first, ming), open(first, ming), open(first, ming)]);
    clock.advance({ minutes: 14 });
    await open(first, ming);
    expect(await openings()).toMatchObject([{ subjectKind: 'person', subject: ming.id }]);
    await open(second, ming);
    await open(first, mei);
    expect(await openings()).toHaveLength(3);
    clock.advance({ minutes: 1 });
    await open(first, ming);
    expect(await openings()).toHaveLength(4);
  });

  it('The time line of a person counts as an opening, and does not show it', async () => {
    const { id } = await createLearner(db);
    const owner = await as('OWNER');
    const read = () =>
      getTimeline({ ctx: owner, input: listTimelineSchema.parse({ id, kind: 'act' }) });
    expect((await read()).rows).toEqual([]);
    expect(await openings()).toHaveLength(1);
    expect((await read()).rows).toEqual([]);
  });

  it('A refused or unknown person, or one read by the system, is not recorded as an opening', async () => {
    const { id } = await createLearner(db);
    const refused = getPerson({ ctx: await as('EDITOR'), input: { id } });
    await expect(refused).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const unknown = getPerson({ ctx: await as('OWNER'), input: { id: crypto.randomUUID() } });
    await expect(unknown).rejects.toMatchObject({ code: 'ACCOUNT_NOT_FOUND' });
    await getPerson({ ctx: systemContext(db), input: { id } });
    expect(await openings()).toEqual([]);
  });
});
