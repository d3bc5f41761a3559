/** A slash, then seven digits, capitals, dots, pluses or hyphens. */
const MOBILE = /^\/[0-9A-Z.+-]{7}$/;
/** Two capitals, then fourteen digits. */
const CERTIFICATE = /^[A-Z]{2}\d{14}$/;
/** Three to seven digits: what charities register to be given invoices (愛心碼). */
const DONATION = /^\d{3,7}$/;

export function isMobileCarrier(code: string): boolean {
  return MOBILE.test(code);
}

export function isCertificateCarrier(code: string): boolean {
  return CERTIFICATE.test(code);
}

export function isDonationCode(code: string): boolean {
  return DONATION.test(code);
}
