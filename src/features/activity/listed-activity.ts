import type { Language } from '~/lib/language';
import type { ActivitySummary } from '~/schemas/activity';

/** An activity in a list, in the language of its page. */
export interface ListedActivity extends Omit<ActivitySummary, 'title' | 'summary' | 'place'> {
  title: string;
  summary: string;
  place: string;
  /** Its texts in the other language, for the search; only in the list's file. */
  otherText?: string;
}

/** An activity for the list of a page. */
export function toListedActivity(activity: ActivitySummary, language: Language): ListedActivity {
  const { title, summary, place } = activity;
  return {
    ...activity,
    title: title[language],
    summary: summary[language],
    place: place[language],
  };
}
