import 'server-only';
import { preferReal } from '~/domain/prefer-real';
import type { Partner } from '~/schemas/partner';
import type { ServiceContext } from '~/server/context';
import { storage } from '~/server/gateways/storage/configured';

/** Partners that are not hidden, in the editor's order; samples only while there is no other. The same for every
 *  actor. */
export async function listPartners({ ctx }: { ctx: ServiceContext }): Promise<Partner[]> {
  const rows = await ctx.db.partner.findMany({
    where: { hidden: false },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return preferReal(rows).map(
    ({ slug, nameZh, nameEn, roleZh, roleEn, url, mark, picture, sample }) => ({
      slug,
      name: { zh: nameZh, en: nameEn },
      role: { zh: roleZh, en: roleEn },
      url,
      mark,
      picture: picture && storage().publicUrl(picture),
      sample,
    }),
  );
}
