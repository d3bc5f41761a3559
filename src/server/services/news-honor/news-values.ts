import { dateToDay } from '~/domain/day';
import { newsHonorPageSchema } from '~/schemas/news-honor';
import type { NewsHonor } from '~/server/prisma-client/client';
import type { ActValues } from '../operator/record-act';

type NewsRow = Pick<
  NewsHonor,
  'kind' | 'publishedOn' | 'titleZh' | 'titleEn' | 'summaryZh' | 'summaryEn' | 'body' | 'sample'
>;

const bodySchema = newsHonorPageSchema.shape.body;

/** The paragraphs of an entry as one text for each language, separated by blank lines. */
export function bodyTexts(body: unknown): { zh: string; en: string } {
  const paragraphs = bodySchema.parse(body);
  return {
    zh: paragraphs.map(({ zh }) => zh).join('\n\n'),
    en: paragraphs.map(({ en }) => en).join('\n\n'),
  };
}

/** The editable values of an entry, for the log of acts. */
export function newsValues(row: NewsRow): ActValues {
  const { kind, publishedOn, titleZh, titleEn, summaryZh, summaryEn, sample } = row;
  const body = bodyTexts(row.body);
  return {
    kind,
    publishedOn: dateToDay(publishedOn),
    titleZh,
    titleEn,
    summaryZh,
    summaryEn,
    bodyZh: body.zh,
    bodyEn: body.en,
    sample,
  };
}
