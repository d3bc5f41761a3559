import type { OperatorPartner } from '~/schemas/operator-partner';
import type { ServiceContext } from '~/server/context';
import { storage } from '~/server/gateways/storage/configured';
import { requirePermission } from '../operator/permissions';

/** Every partner, hidden ones too, in the order of the page.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN */
export async function listOperatorPartners({
  ctx,
}: {
  ctx: ServiceContext;
}): Promise<OperatorPartner[]> {
  requirePermission({ ctx, input: 'siteContent.read' });
  const rows = await ctx.db.partner.findMany({ orderBy: [{ position: 'asc' }, { id: 'asc' }] });
  return rows.map(({ id, slug, version, hidden, url, picture, sample, ...row }) => ({
    id,
    slug,
    version,
    hidden,
    url,
    sample,
    name: { zh: row.nameZh, en: row.nameEn },
    role: { zh: row.roleZh, en: row.roleEn },
    picture: picture && storage().publicUrl(picture),
  }));
}
