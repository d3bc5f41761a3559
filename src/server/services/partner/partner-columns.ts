import type { AddPartnerInput } from '~/schemas/operator-partner';

/** The columns of a partner that operators edit. */
export function partnerColumns({
  name,
  role,
  url,
}: Pick<AddPartnerInput, 'name' | 'role' | 'url'>) {
  return {
    nameZh: name.zh,
    nameEn: name.en,
    roleZh: role.zh,
    roleEn: role.en,
    url: url ?? null,
  };
}
