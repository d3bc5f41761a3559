/** Mobile barcode (手機條碼): a slash, then seven digits, capitals, dots, pluses or hyphens. */
const MOBILE = /^\/[0-9A-Z.+-]{7}$/;
/** Citizen certificate (自然人憑證): two capitals, then fourteen digits. */
const CERTIFICATE = /^[A-Z]{2}\d{14}$/;
/** Donation code of a charity (愛心碼): three to seven digits. */
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
