/** Formats a phone number in groups: `0912-345-678`, `+886 912 345 678`. Others are returned unchanged. */
export function formatPhone(phone: string): string {
  if (/^09\d{8}$/.test(phone)) return phone.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1-$2-$3');
  const taiwan = /^\+886(9\d{2})(\d{3})(\d{3})$/.exec(phone);
  if (taiwan) return `+886 ${taiwan.slice(1).join(' ')}`;
  const north = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone);
  if (north) return `+1 ${north.slice(1).join(' ')}`;
  return phone;
}
