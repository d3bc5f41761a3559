import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '~/server/db';
import { processAccountRequests } from '~/server/services/account/process-account-requests';
import { systemContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner, createMember } from '~prisma/factories/learner';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

/** Processes the account requests, as the worker does, with the real clock that the endpoints use. */
const processRequests = () =>
  processAccountRequests({ ctx: { ...systemContext(db), now: () => new Date() } });

async function loggedIn(over: Parameters<typeof createLearner>[1] = {}) {
  const learner = await createLearner(db, over);
  const client = createRestClient();
  const { email, password } = learner;
  const login = await client.postWithToken('auth/login', { email, password });
  expect(login.body.result).toBe(true);
  return { client, learner };
}

const png = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#032f9f' } })
    .png()
    .toBuffer();

describe('GET auth', () => {
  it('GET auth returns a null user to a visitor', async () => {
    const { status, body } = await createRestClient().get('auth');
    expect(status).toBe(200);
    expect(body).toEqual({ result: false, user: null });
  });

  it('GET auth returns the user in the shape of the contract', async () => {
    const { client, learner } = await loggedIn({ phone: '0912345678', gender: 'FEMALE' });
    expect((await client.get('auth')).body).toEqual({
      result: true,
      user: {
        email: learner.email,
        name: learner.name,
        gender: 'FEMALE',
        phone: '0912345678',
        avatar: null,
        vip: { level: '', expiresAt: null, paused: null },
        pronunciation: 'US',
        validated: true,
      },
    });
  });

  it('GET auth returns the level VIP while the membership lasts', async () => {
    const member = await createMember(db, { days: 30, from: new Date() });
    const client = createRestClient();
    const { body } = await client.postWithToken('auth/login', {
      email: member.email,
      password: member.password,
    });
    expect(body.user.vip.level).toBe('VIP');
    expect(new Date(body.user.vip.expiresAt).getTime()).toBeGreaterThan(Date.now());
  });
});

describe('POST auth/login', () => {
  it('A login accepts JSON and a urlencoded form', async () => {
    const { email, password } = await createLearner(db);
    const client = createRestClient();
    const form = new URLSearchParams({ _token: await client.token(), email, password });
    const { body } = await client.send('POST', 'auth/login', {
      body: form.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(body.user.email).toBe(email);
  });

  it('A login accepts the e-mail in capitals and full-width letters', async () => {
    const { email, password } = await createLearner(db);
    const client = createRestClient();
    const typed = ` ${email.toUpperCase().replace('@', '＠')} `;
    expect((await client.postWithToken('auth/login', { email: typed, password })).body.result).toBe(
      true,
    );
  });

  it('A login returns the same error for a wrong password and an unknown e-mail', async () => {
    const { email } = await createLearner(db);
    const client = createRestClient();
    const wrong = await client.postWithToken('auth/login', { email, password: 'not it at all' });
    const unknown = await client.postWithToken('auth/login', {
      email: 'nobody@shuoyi.example',
      password: 'not it at all',
    });
    expect(wrong.body).toEqual({
      result: false,
      errorMessage: '電子郵件或密碼不正確，請再確認一次。',
      errorCode: 'INVALID_CREDENTIALS',
    });
    expect(unknown).toMatchObject({ status: 200, body: wrong.body });
  });

  it('A disabled account cannot log in, and its session ends at once', async () => {
    const { client, learner } = await loggedIn();
    await db.user.update({ where: { id: learner.id }, data: { disabledAt: new Date() } });
    expect((await client.get('auth')).body.result).toBe(false);
    const again = await client.postWithToken('auth/login', learner);
    expect(again.body.errorCode).toBe('ACCOUNT_DISABLED');
  });

  it('A login creates a new session and ends the previous one', async () => {
    const { client, learner } = await loggedIn();
    const before = client.browser.cookies.get('shuoyi-session');
    await client.postWithToken('auth/login', learner);
    expect(client.browser.cookies.get('shuoyi-session')).not.toBe(before);
    expect(await db.session.count({ where: { userId: learner.id } })).toBe(1);
  });

  it('A login stores only a hash of the session cookie, which is HttpOnly', async () => {
    const { client, learner } = await loggedIn();
    const token = client.browser.cookies.get('shuoyi-session') ?? '';
    const row = await db.session.findFirstOrThrow({ where: { userId: learner.id } });
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(row.sessionToken).not.toContain(token);
    expect(client.browser.cookieRules.get('shuoyi-session')).toMatchObject({
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
    });
  });
});

describe('GET auth/logout', () => {
  it('A logout invalidates a copied session cookie', async () => {
    const { client } = await loggedIn();
    const copy = client.browser.cookies.get('shuoyi-session') ?? '';
    expect((await client.get('auth/logout')).body).toEqual({ result: true });
    expect(client.browser.cookies.has('shuoyi-session')).toBe(false);
    client.browser.cookies.set('shuoyi-session', copy);
    expect((await client.get('auth')).body.user).toBeNull();
  });

  it('A logout by a visitor is no error', async () => {
    expect((await createRestClient().get('auth/logout')).body).toEqual({ result: true });
  });

  it('A logout from another site’s image tag is rejected', async () => {
    const { client } = await loggedIn();
    const { status, body } = await client.send('GET', 'auth/logout', {
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(status).toBe(403);
    expect(body.result).toBe(false);
    expect((await client.get('auth')).body.result).toBe(true);
  });
});

describe('The REST CSRF token', () => {
  it('A login without a CSRF token is rejected with CSRF_FAILED', async () => {
    const learner = await createLearner(db);
    const { status, body } = await createRestClient().post('auth/login', learner);
    expect(status).toBe(200);
    expect(body.errorCode).toBe('CSRF_FAILED');
  });

  it('A CSRF token of another browser is rejected with CSRF_FAILED', async () => {
    const learner = await createLearner(db);
    const _token = await createRestClient().token();
    const { body } = await createRestClient().post('auth/login', { ...learner, _token });
    expect(body.errorCode).toBe('CSRF_FAILED');
  });

  it('A CSRF token from before the login is rejected after it', async () => {
    const learner = await createLearner(db);
    const client = createRestClient();
    const _token = await client.token();
    await client.post('auth/login', { ...learner, _token });
    const { body } = await client.post('auth/change-password', { _token, password: 'long enough' });
    expect(body.errorCode).toBe('CSRF_FAILED');
  });
});

describe('POST auth/signup', () => {
  const form = {
    password: 'a booth of my own',
    name: '王小明',
    gender: 'MALE',
    phone: '0912-345-678',
  };

  it('A sign-up creates an account, mails a link and does not log in', async () => {
    const client = createRestClient();
    const email = 'ming@shuoyi.example';
    const { body } = await client.postWithToken('auth/signup', { ...form, email });
    expect(body).toEqual({ result: true });
    expect((await client.get('auth')).body.user).toBeNull();
    const user = await db.user.findUniqueOrThrow({ where: { email } });
    expect(user).toMatchObject({ name: '王小明', gender: 'MALE', phone: '0912345678' });
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    await processRequests();
    expect(await db.outboxMessage.findFirst({ where: { recipient: email } })).toMatchObject({
      template: 'verify-email',
    });
  });

  it('A sign-up returns every field error in the caller’s language', async () => {
    const client = createRestClient({ 'accept-language': 'en-GB,en;q=0.9' });
    const { status, body } = await client.postWithToken('auth/signup', {
      email: 'ming',
      password: 'short',
      phone: '12',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ result: false, errorCode: 'VALIDATION_FAILED' });
    expect(body.fields).toEqual({
      email: 'Enter a full e-mail address, such as ming@example.com.',
      password: 'The password must have 8 to 128 characters.',
      name: 'Please fill this in.',
      phone:
        'Enter a mobile number (09 and 8 digits) or an international one, such as +886912345678.',
    });
  });
});

describe('POST auth/edit-profile', () => {
  async function edit(
    client: ReturnType<typeof createRestClient>,
    fields: Record<string, string | Blob>,
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return client.send('POST', 'auth/edit-profile', {
      body: form,
      headers: { 'x-token': await client.token() },
    });
  }

  it('A profile edit changes the sent fields and keeps the others', async () => {
    const { client, learner } = await loggedIn({ phone: '0912345678' });
    const { body } = await edit(client, { name: '林大譯', pronunciation: 'GB', gender: '' });
    expect(body.user).toMatchObject({
      name: '林大譯',
      pronunciation: 'GB',
      phone: '0912345678',
      email: learner.email,
    });
  });

  it('A profile edit clears JSON fields that are null and ignores empty form fields', async () => {
    const { client } = await loggedIn({ phone: '0912345678', gender: 'FEMALE' });
    const unchanged = { phone: '0912345678', gender: 'FEMALE' };
    expect((await edit(client, { phone: '', gender: '' })).body.user).toMatchObject(unchanged);
    const form = await client.send('POST', 'auth/edit-profile', {
      body: 'phone=&gender=',
      headers: {
        'x-token': await client.token(),
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    expect(form.body.user).toMatchObject(unchanged);

    const json = async (fields: Record<string, unknown>) =>
      client.post('auth/edit-profile', fields, { 'x-token': await client.token() });
    expect((await json({ phone: null })).body.user).toMatchObject({ ...unchanged, phone: null });
    expect((await json({ gender: null })).body.user).toMatchObject({ phone: null, gender: null });
    expect((await client.get('auth')).body.user).toMatchObject({ phone: null, gender: null });
  });

  it('A profile edit rejects null for the required fields', async () => {
    const { client, learner } = await loggedIn();
    const { body } = await client.post(
      'auth/edit-profile',
      { name: null, email: null, phone: '0912345678' },
      { 'x-token': await client.token() },
    );
    expect(body.errorCode).toBe('VALIDATION_FAILED');
    expect(Object.keys(body.fields)).toEqual(['email', 'name']);
    expect((await client.get('auth')).body.user).toMatchObject({ name: learner.name, phone: null });
  });

  it('A profile edit re-encodes the avatar to WebP of at most 512 by 512 without metadata', async () => {
    const { client } = await loggedIn();
    const { body } = await edit(client, { avatar: new Blob([new Uint8Array(await png())]) });
    expect(body.user.avatar).toMatch(/^\/media\/avatars\/[\w-]+\.webp$/);
    const { GET } = await import('~/app/media/avatars/[name]/route');
    const name = body.user.avatar.split('/').at(-1);
    const served = await GET(new Request('http://localhost:3000'), {
      params: Promise.resolve({ name }),
    });
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    const picture = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: 512, height: 341 });
    expect(picture.exif).toBeUndefined();
  });

  it('A profile edit with an invalid image is rejected and keeps the old avatar and name', async () => {
    const { client } = await loggedIn();
    await edit(client, { avatar: new Blob([new Uint8Array(await png())]) });
    const { avatar, name } = (await client.get('auth')).body.user;
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    const { status, body } = await edit(client, { name: '別人', avatar: new Blob([svg]) });
    expect(status).toBe(200);
    expect(body.errorCode).toBe('AVATAR_INVALID');
    expect((await client.get('auth')).body.user).toMatchObject({ avatar, name });
  });

  it('A profile edit keeps the old e-mail until the new one is verified', async () => {
    const { client, learner } = await loggedIn();
    const { body } = await edit(client, { email: 'new-address@shuoyi.example' });
    expect(body.user.email).toBe(learner.email);
  });

  it('Eleven minutes after the log-in a new e-mail asks for the current password, in either format', async () => {
    const { client, learner } = await loggedIn();
    const at = new Date(Date.now() - 11 * 60_000);
    await db.session.updateMany({
      where: { user: { email: learner.email } },
      data: { createdAt: at },
    });
    const email = 'new-address@shuoyi.example';
    const json = async (fields: Record<string, string>) =>
      client.post('auth/edit-profile', fields, { 'x-token': await client.token() });
    const refused = { result: false, errorCode: 'CURRENT_PASSWORD_WRONG' };
    expect((await json({ email })).body).toMatchObject(refused);
    expect((await edit(client, { email })).body).toMatchObject(refused);
    const currentPassword = learner.password;
    expect((await json({ email, currentPassword })).body.result).toBe(true);
    await db.session.updateMany({
      where: { user: { email: learner.email } },
      data: { createdAt: at },
    });
    expect((await edit(client, { email, currentPassword })).body.result).toBe(true);
  });

  it('A profile edit by a visitor returns LOGIN_USER_REQUIRED as code and message', async () => {
    const { status, body } = await edit(createRestClient(), { name: '路人' });
    expect(status).toBe(200);
    expect(body).toEqual({
      result: false,
      errorMessage: 'LOGIN_USER_REQUIRED',
      errorCode: 'LOGIN_USER_REQUIRED',
    });
  });
});

describe('POST auth/change-password', () => {
  it('A password change keeps the current session and ends every other', async () => {
    const { client: here, learner } = await loggedIn();
    const there = createRestClient();
    await there.postWithToken('auth/login', learner);
    const { body } = await here.postWithToken('auth/change-password', {
      password: 'another booth',
    });
    expect(body.user.email).toBe(learner.email);
    expect((await here.get('auth')).body.result).toBe(true);
    expect((await there.get('auth')).body.result).toBe(false);
  });
});

describe('POST auth/forgot-password', () => {
  it('A password reset request returns the same for known and unknown e-mails', async () => {
    const { email } = await createLearner(db);
    const client = createRestClient();
    const known = await client.postWithToken('auth/forgot-password', { email });
    const unknown = await client.postWithToken('auth/forgot-password', {
      email: 'nobody@shuoyi.example',
    });
    expect(known.body).toEqual({ result: true });
    expect(unknown.body).toEqual({ result: true });
    expect(await db.accountRequest.count({ where: { kind: 'RESET_PASSWORD' } })).toBe(2);
    await processRequests();
    expect(await db.outboxMessage.count({ where: { template: 'reset-password' } })).toBe(1);
  });
});
