import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '~/app/media/members/[grant]/[name]/route';
import { seal } from '~/server/credentials/seal';
import { ADDRESS_LIFETIME_MS, memberAddress } from '~/server/services/media-lesson/member-address';
import { createTestClock, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner } from '~prisma/factories/learner';

const db = await testDatabase();
const PATH = '/media/videos/when-interest-earns-interest/3e9a6759e3c5648f.mp4';
const file = readFileSync(join('public', PATH));

beforeEach(() => resetDatabase(db));

/** An account in a browser of its own, with an address that was signed for it `agoMs` ago. */
async function loggedIn(agoMs = 0) {
  const user = await createLearner(db);
  const client = createRestClient();
  const { email, password } = user;
  await client.postWithToken('auth/login', { email, password });
  const clock = createTestClock(new Date(Date.now() - agoMs));
  const address = memberAddress({ ctx: userContext(db, user, { clock }), input: PATH });
  return { user, client, address };
}

type Client = ReturnType<typeof createRestClient>;

function get(client: Client, address: string, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000${address}`, { headers });
  const [grant = '', name = ''] = address.split('/').slice(-2);
  return client.browser.act(request, () =>
    GET(request, { params: Promise.resolve({ grant, name }) }),
  );
}

/** Status of a response; its body is not read. */
async function statusOf(client: Client, address: string): Promise<number> {
  const response = await get(client, address);
  await response.body?.cancel();
  return response.status;
}

describe('A members’ recording', () => {
  it('An address that was signed for the account gives it the recording, which only its browser may keep', async () => {
    const { client, address } = await loggedIn();
    const response = await get(client, address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
  });

  it('A signed address answers range requests and gives the subtitles beside the film', async () => {
    const { client, address } = await loggedIn();
    const part = await get(client, address, { range: 'bytes=100-199' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${file.length}`);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(file.subarray(100, 200));
    const subtitles = await get(client, address.replace(/mp4$/, 'en.vtt'));
    expect(await subtitles.text()).toMatch(/^WEBVTT/);
  });

  it('A signed address is refused to visitors and to another account', async () => {
    const { address } = await loggedIn();
    const other = await loggedIn();
    for (const client of [createRestClient(), other.client]) {
      const response = await get(client, address);
      expect([response.status, response.headers.get('cache-control')]).toEqual([403, 'no-store']);
    }
  });

  it('A signed address is refused after its ten minutes', async () => {
    const ended = await loggedIn(ADDRESS_LIFETIME_MS);
    expect(await statusOf(ended.client, ended.address)).toBe(403);
    const lasting = await loggedIn(ADDRESS_LIFETIME_MS - 60_000);
    expect(await statusOf(lasting.client, lasting.address)).toBe(200);
  });

  it('An address that is forged, changed, or for another file is refused', async () => {
    const { client, address, user } = await loggedIn();
    const [grant = '', name = ''] = address.split('/').slice(-2);
    const changed = grant.slice(0, -6) + (grant.endsWith('AAAAAA') ? 'BBBBBB' : 'AAAAAA');
    const claims = { purpose: 'mail', stem: PATH.slice(0, -4), account: user.id, until: 9e15 };
    for (const [bad, file] of [
      [changed, name],
      ['not-sealed', name],
      [Buffer.from(JSON.stringify(claims)).toString('base64url'), name],
      [seal(JSON.stringify(claims)), name],
      [grant, '4a856c9204b5a97d.mp4'],
      [grant, '..'],
      [grant, name.replace('mp4', 'json')],
    ] as const)
      expect(await statusOf(client, `/media/members/${bad}/${file}`), bad + file).toBe(403);
  });

  it('A signed address is refused once the account is disabled or its session has ended', async () => {
    const { client, address, user } = await loggedIn();
    expect(await statusOf(client, address)).toBe(200);
    await db.session.deleteMany({ where: { userId: user.id } });
    expect(await statusOf(client, address)).toBe(403);
    const disabled = await loggedIn();
    await db.user.update({ where: { id: disabled.user.id }, data: { disabledAt: new Date() } });
    expect(await statusOf(disabled.client, disabled.address)).toBe(403);
  });

  it('A signed address is refused after its account was deleted', async () => {
    const { client, address, user } = await loggedIn();
    await db.user.delete({ where: { id: user.id } });
    expect(await statusOf(client, address)).toBe(403);
  });
});
