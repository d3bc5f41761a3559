import { dayToDate } from '~/domain/day';
import type { AddNewsInput } from '~/schemas/operator-news';
import { toParagraphs } from '~/schemas/site-text';

/** The columns of an entry that operators edit. */
export function newsColumns({ kind, publishedOn, title, summary, body, sample }: AddNewsInput) {
  const english = toParagraphs(body.en);
  return {
    kind,
    sample,
    publishedOn: dayToDate(publishedOn),
    titleZh: title.zh,
    titleEn: title.en,
    summaryZh: summary.zh,
    summaryEn: summary.en,
    body: toParagraphs(body.zh).map((zh, index) => ({ zh, en: english[index] ?? '' })),
  };
}
