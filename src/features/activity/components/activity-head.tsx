import { Badge } from '~/components/ui/badge';
import { Phrases } from '~/components/ui/phrases';
import { getI18n } from '~/i18n/server';
import type { Language } from '~/lib/language';
import type { ActivitySummary } from '~/schemas/activity';
import { ActivityDrawing } from './activity-drawing';

interface ActivityHeadProps {
  activity: ActivitySummary;
  language: Language;
}

/** The head of an activity's page: a headline, a sentence and a drawing. */
export async function ActivityHead({ activity: summary, language }: ActivityHeadProps) {
  const t = await getI18n();
  return (
    <header className="grid gap-6 sm:grid-cols-[1fr_280px] md:grid-cols-[1fr_360px] md:gap-12">
      <div className="grid content-start gap-3">
        <p className="flex flex-wrap items-center gap-3 text-sm text-soft">
          {t(`activity.kind.${summary.kind}`)}
          {summary.sample && <Badge>{t('activity.sample')}</Badge>}
          {summary.cancelled && <Badge tone="warning">{t('activity.cancelled')}</Badge>}
          {summary.trial && !summary.cancelled && <Badge tone="gold">{t('activity.trial')}</Badge>}
        </p>
        <h1 className="text-3xl md:text-4xl">
          <Phrases>{summary.title[language]}</Phrases>
        </h1>
        <p className="max-w-text md:text-lg">
          <Phrases>{summary.summary[language]}</Phrases>
        </p>
      </div>
      <ActivityDrawing activity={summary} className="aspect-[3/2] w-full self-start" />
    </header>
  );
}
