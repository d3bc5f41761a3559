import { expect, it } from 'vitest';
import { handlePaymentReturn } from './payment-return';

const returnFromGateway = (to: string, init?: RequestInit) => {
  const address = new URL('https://shuoyi.example/api/payments/ecpay/return');
  address.searchParams.set('to', to);
  const { status, headers } = handlePaymentReturn(new Request(address, init));
  return [status, headers.get('location')];
};
const ID = '0198c0de-0000-7000-8000-000000000000';

it('The payment return redirects a posted browser to its order, in its language', () => {
  const posted = { method: 'POST', body: new URLSearchParams({ RtnCode: '1' }) };
  expect(returnFromGateway(`/order-created/${ID}`, posted)).toEqual([303, `/order-created/${ID}`]);
  expect(returnFromGateway(`/en/order-created/${ID}`)).toEqual([303, `/en/order-created/${ID}`]);
});

it.each([
  'https://elsewhere.example/',
  '//elsewhere.example/order-created/1',
  `/order-created/${ID}/../../x`,
  '',
])('The payment return never redirects to %j', (to) => {
  expect(returnFromGateway(to)).toEqual([303, '/order']);
});
