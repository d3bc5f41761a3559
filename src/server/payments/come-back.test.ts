import { expect, it } from 'vitest';
import { comeBack } from './come-back';

const back = (to: string, init?: RequestInit) => {
  const address = new URL('https://shuoyi.example/api/payments/ecpay/return');
  address.searchParams.set('to', to);
  const { status, headers } = comeBack(new Request(address, init));
  return [status, headers.get('location')];
};
const ID = '0198c0de-0000-7000-8000-000000000000';

it('a browser that a gateway posts back goes on to its order, in its language', () => {
  const posted = { method: 'POST', body: new URLSearchParams({ RtnCode: '1' }) };
  expect(back(`/order-created/${ID}`, posted)).toEqual([303, `/order-created/${ID}`]);
  expect(back(`/en/order-created/${ID}`)).toEqual([303, `/en/order-created/${ID}`]);
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/order-created/1',
  `/order-created/${ID}/../../x`,
  '',
])('and never to %j', (to) => {
  expect(back(to)).toEqual([303, '/order']);
});
