import { expect, it } from 'vitest';
import { gatewayPage } from './gateway-page';

it('A gateway with a page for its shops is linked, with the payment where its address can name one', () => {
  expect(gatewayPage('stripe', 'SY1 2')).toBe('https://dashboard.stripe.com/search?query=SY1%202');
  expect(gatewayPage('ecpay', 'SY1')).toBe('https://vendor.ecpay.com.tw/');
  for (const other of ['sandbox', 'constructor', '__proto__'])
    expect(gatewayPage(other, 'SY1')).toBeNull();
});
