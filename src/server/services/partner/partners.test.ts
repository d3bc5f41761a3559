import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { addPartnerSchema, editPartnerSchema } from '~/schemas/operator-partner';
import { storage } from '~/server/gateways/storage/configured';
import { createTestClock, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { seedPartners } from '~prisma/seed/site-content';
import { listPartners } from '../site-content/partners';
import { setHidden } from '../site-content/set-hidden';
import { listTagVersions } from '../stale-tag/mark-stale';
import { addPartner } from './add-partner';
import { editPartner } from './edit-partner';
import { listOperatorPartners } from './list-operator-partners';
import { orderPartners } from './order-partners';
import { setPartnerPicture } from './set-partner-picture';

const db = await testDatabase();
const clock = createTestClock();
let ctx: TestContext;
beforeEach(async () => {
  await resetDatabase(db);
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock });
});

const partner = (english = 'Harbour Books', overrides: object = {}) =>
  addPartnerSchema.parse({
    id: randomUUID(),
    url: 'https://books.example/',
    name: { zh: '港邊書店', en: english },
    role: { zh: '讀書會', en: 'Reading club' },
    ...overrides,
  });
const list = () => listOperatorPartners({ ctx });
const shown = async () => listPartners({ ctx: visitorContext(db) });
const first = async () => (await list())[0]!;
const change = async (zh: string) => {
  const { name, ...row } = await first();
  return editPartnerSchema.parse({ ...row, url: row.url ?? '', name: { ...name, zh } });
};
const png = (width = 60) =>
  sharp({ create: { width, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const errorCodes = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));

describe('Partners', () => {
  it('An added partner is on the refreshed front page, and the same form twice adds one', async () => {
    const input = partner();
    await Promise.all([addPartner({ ctx, input }), addPartner({ ctx, input })]);
    await addPartner({ ctx, input: partner('Harbour Books', { url: '' }) });
    expect(await shown()).toMatchObject([
      { slug: 'harbour-books', url: 'https://books.example/', picture: null, sample: false },
      { slug: 'harbour-books-2', url: null },
    ]);
    expect((await listTagVersions(db)).has('partners')).toBe(true);
    expect(await db.operatorAct.count({ where: { kind: 'partner.add' } })).toBe(2);
  });

  it('The second of two concurrent saves is rejected', async () => {
    await addPartner({ ctx, input: partner() });
    const inputs = [await change('甲'), await change('<script>乙</script>')];
    const results = await Promise.allSettled(inputs.map((input) => editPartner({ ctx, input })));
    expect(errorCodes(results)).toEqual(['CONTENT_CHANGED']);
    const { name } = await first();
    expect((await shown())[0]?.name).toEqual(name);
    expect(await db.operatorAct.findFirst({ where: { kind: 'partner.edit' } })).toMatchObject({
      before: { nameZh: '港邊書店' },
      after: { nameZh: name.zh },
    });
  });

  it('Partners are arranged from the order that was read; the second of two concurrent changes is rejected', async () => {
    for (const name of ['A', 'B', 'C']) await addPartner({ ctx, input: partner(name) });
    const before = (await list()).map(({ id }) => id);
    const [a = '', b = '', c = ''] = before;
    const order = (after: string[]) => orderPartners({ ctx, input: { before, after } });
    const results = await Promise.allSettled([order([b, a, c]), order([c, b, a])]);
    expect(errorCodes(results)).toEqual(['CONTENT_CHANGED']);
    for (const after of [[a], [a, a, b], [a, b, randomUUID()]])
      await expect(order(after)).rejects.toThrow('CONTENT_CHANGED');
    expect(await db.operatorAct.count({ where: { kind: 'partner.order' } })).toBe(1);
  });

  it('A hidden partner is not on the front page, and comes back', async () => {
    await addPartner({ ctx, input: partner() });
    const { id } = await first();
    const hide = (hidden: boolean) =>
      setHidden({ ctx, input: { kind: 'partner', id, hidden, reason: 'old' } });
    await Promise.all([hide(true), hide(true)]);
    expect(await shown()).toEqual([]);
    await hide(false);
    expect(await shown()).toHaveLength(1);
    expect(await db.operatorAct.count()).toBe(3);
  });

  it('A picture is re-encoded as WebP, and the previous one is deleted later', async () => {
    await addPartner({ ctx, input: partner() });
    const { id } = await first();
    await setPartnerPicture({ ctx, input: { id, version: 1, bytes: await png() } });
    const { picture } = await first();
    expect(picture).toMatch(/^\/media\/partners\/[\w-]+\.webp$/);
    const path = picture!.replace('/media/', '');
    const file = await storage().get(path);
    const bytes = Buffer.from(await new Response(file!.body).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 60, height: 30 });
    expect(await db.pendingFileDeletion.count()).toBe(0);
    await setPartnerPicture({ ctx, input: { id, version: 2, bytes: null } });
    expect((await shown())[0]?.picture).toBeNull();
    expect(await db.pendingFileDeletion.findMany()).toMatchObject([{ path, userId: null }]);
  });

  it('The second of two concurrent pictures is rejected, and leaves no file', async () => {
    await addPartner({ ctx, input: partner() });
    const { id } = await first();
    const results = await Promise.allSettled(
      [await png(40), await png(50)].map((bytes) =>
        setPartnerPicture({ ctx, input: { id, version: 1, bytes } }),
      ),
    );
    expect(errorCodes(results)).toEqual(['CONTENT_CHANGED']);
    const row = await db.partner.findUniqueOrThrow({ where: { id } });
    const unused = await db.pendingFileDeletion.findMany();
    expect(unused.filter(({ path }) => path === row.picture)).toEqual([]);
    expect(unused.length).toBeLessThanOrEqual(1);
  });

  it('A file that is no picture, a link that is not https and unknown partners are refused', async () => {
    await addPartner({ ctx, input: partner() });
    const { id } = await first();
    const send = (bytes: Uint8Array, to = id, version = 1) =>
      setPartnerPicture({ ctx, input: { id: to, version, bytes } });
    await expect(send(Buffer.from('<svg onload="x()"/>'))).rejects.toThrow('AVATAR_INVALID');
    await expect(send((await png()).subarray(0, 60))).rejects.toThrow('AVATAR_BROKEN');
    await expect(send(new Uint8Array(5 * 1024 * 1024 + 1))).rejects.toThrow('AVATAR_TOO_LARGE');
    await expect(send(await png(), randomUUID())).rejects.toThrow('CONTENT_NOT_FOUND');
    await expect(send(await png(), id, 7)).rejects.toThrow('CONTENT_CHANGED');
    expect((await first()).picture).toBeNull();
    for (const url of ['javascript:alert(1)', 'http://a.example', 'data:text/html,a', 'books'])
      expect(() => partner('A', { url }), url).toThrow();
    const unknown = { ...partner(), version: 1 };
    await expect(editPartner({ ctx, input: unknown })).rejects.toThrow('CONTENT_NOT_FOUND');
    const hide = { kind: 'partner', id: randomUUID(), hidden: true, reason: 'old' } as const;
    await expect(setHidden({ ctx, input: hide })).rejects.toThrow('CONTENT_NOT_FOUND');
  });

  it('Partners are edited by editors and owners alone', async () => {
    await addPartner({ ctx, input: partner() });
    const edit = await change('不行');
    for (const [other, code] of [
      [userContext(db, await createLearner(db, { role: 'SUPPORT' })), 'FORBIDDEN'],
      [userContext(db, await createLearner(db, { role: 'ACCOUNTS' })), 'FORBIDDEN'],
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
    ] as const) {
      const calls = [
        listOperatorPartners({ ctx: other }),
        addPartner({ ctx: other, input: partner() }),
        editPartner({ ctx: other, input: edit }),
        orderPartners({ ctx: other, input: { before: [], after: [] } }),
        setHidden({
          ctx: other,
          input: { kind: 'partner', id: edit.id, hidden: true, reason: 'old' },
        }),
        setPartnerPicture({ ctx: other, input: { id: edit.id, version: 1, bytes: null } }),
      ];
      for (const call of calls) await expect(call).rejects.toThrow(code);
    }
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('A changed file keeps what an operator added and edited, and is copied over the others', async () => {
    const content = (slug: string, zh: string) => ({
      slug,
      sample: false,
      url: null,
      mark: 'M8 8h32v32H8z',
      name: { zh, en: slug },
      role: { zh: '圖書館', en: 'Library' },
    });
    await seedPartners(db, [content('ours', '一'), content('theirs', '二')], clock.now());
    await editPartner({ ctx, input: await change('後台改的') });
    await addPartner({ ctx, input: partner() });
    await seedPartners(db, [content('ours', '檔案改的'), content('new', '新的')], clock.now());
    expect((await shown()).map(({ name }) => name.zh).sort()).toEqual(
      ['後台改的', '新的', '港邊書店'].sort(),
    );
  });
});
