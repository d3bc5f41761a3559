import 'server-only';
import type { Partner } from '~/schemas/site-content';
import type { ServiceContext } from '~/server/context';

/** Partners in the editor's order; the same for every actor. */
export async function listPartners({ ctx }: { ctx: ServiceContext }): Promise<Partner[]> {
  const rows = await ctx.db.partner.findMany({ orderBy: { position: 'asc' } });
  return rows.map(({ slug, nameZh, nameEn, roleZh, roleEn, url, mark, sample }) => ({
    slug,
    name: { zh: nameZh, en: nameEn },
    role: { zh: roleZh, en: roleEn },
    url,
    mark,
    sample,
  }));
}
