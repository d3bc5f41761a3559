import 'server-only';
import { type CategoryModel, trainCategoryModel } from '~/domain/news/guess-category';
import type { Database } from '~/server/db';

/** The statistics of words of each category, from the published units. */
export async function trainOnUnits(db: Database): Promise<CategoryModel> {
  const units = await db.unit.findMany({
    select: {
      category: true,
      articles: { select: { title: true, body: true } },
      items: { select: { text: true, example: true } },
    },
  });
  return trainCategoryModel(
    units.map(({ category, articles, items }) => ({
      category,
      text: [
        ...articles.flatMap(({ title, body }) => [title, body]),
        ...items.flatMap(({ text, example }) => [text, example ?? '']),
      ].join(' '),
    })),
  );
}
