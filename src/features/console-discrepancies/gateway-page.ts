/** The gateways' pages for shop owners. Only one gateway has an address for a single payment. */
const PAGES = new Map<string, (reference: string) => string>([
  [
    'stripe',
    (reference) => `https://dashboard.stripe.com/search?query=${encodeURIComponent(reference)}`,
  ],
  ['ecpay', () => 'https://vendor.ecpay.com.tw/'],
]);

/** The page on which a payment is found at its gateway; null for a gateway without one, such as the sandbox.
 *  @param reference our reference of the payment */
export function gatewayPage(gateway: string, reference: string): string | null {
  return PAGES.get(gateway)?.(reference) ?? null;
}
