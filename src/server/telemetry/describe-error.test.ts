import { expect, it } from 'vitest';
import { z } from 'zod';
import { Prisma } from '~/server/prisma-client/client';
import { describeError, redact } from './describe-error.mjs';

it.each([
  ['550 5.1.1 <ming.wang@mail.example.tw> no such user', '550 5.1.1 <[e-mail]> no such user'],
  ['no user sales&marketing/tw=1@mail.example.tw', 'no user [e-mail]'],
  ['GET https://a.example/api?input=%E6%88%91 failed', 'GET https://a.example/api?[query] failed'],
  ['smtp://name:password@mail.example refused', 'smtp://[credentials]@mail.example refused'],
  ['link mZ4kq0Vt1s8Jw2Xy7Qe5Rb3Nc6Lf9Gh0 used', 'link [token] used'],
  [
    'order 0198c0de-0000-7000-8000-000000000000 is paid',
    'order 0198c0de-0000-7000-8000-000000000000 is paid',
  ],
  ['invalid input syntax for type uuid: "王小明"', 'invalid input syntax for type uuid: "…"'],
  ['value "1099511627776" is out of range', 'value "…" is out of range'],
  ['ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED 127.0.0.1:5432'],
])('The text %j is logged as %j', (text, redacted) => {
  expect(redact(text)).toBe(redacted);
});

it('A parser’s error is logged without the text that it failed at', () => {
  try {
    JSON.parse('{"password": my secret}');
  } catch (error) {
    expect(JSON.stringify(describeError(error))).not.toContain('secret');
  }
});

it('Prisma’s error is logged without the call and its values', () => {
  const error = new Prisma.PrismaClientKnownRequestError(
    '\nInvalid `db.user.create({ data: { name: "王小明" } })` invocation\n\nUnique constraint failed on the fields: (`email`)',
    { code: 'P2002', clientVersion: '7', meta: { values: ['王小明'] } },
  );
  const described = describeError(error);
  expect(described).toMatchObject({
    code: 'P2002',
    message: 'Unique constraint failed on the fields: (`email`)',
  });
  expect(JSON.stringify(described)).not.toContain('王小明');
});

it('A database’s error is logged without the values of its row', () => {
  const error = Object.assign(new Error('duplicate key value violates unique constraint "x"'), {
    code: '23505',
    detail: 'Key (name)=(王小明) already exists.',
    parameters: ['王小明'],
  });
  expect(describeError(error)).toMatchObject({ code: '23505' });
  expect(JSON.stringify(describeError(error))).not.toContain('王小明');
});

it('A zod error is logged as paths and codes', () => {
  const { error } = z.object({ name: z.literal('王小明') }).safeParse({ name: '李大華' });
  expect(describeError(error)).toMatchObject({ message: 'name: invalid_value' });
});

it('The causes of an error are logged, and a chain of them ends', () => {
  const circular = new Error('outer');
  circular.cause = circular;
  expect(JSON.stringify(describeError(circular)).match(/outer/g)).toHaveLength(4);
});

it('A thrown value of any type is logged with its type', () => {
  expect(describeError('ming@shuoyi.example')).toEqual({ type: 'string', message: '[e-mail]' });
});
