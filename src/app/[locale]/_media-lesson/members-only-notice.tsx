import { MembersPanel, type MembersPanelProps } from '~/features/plan/components/members-panel';
import { PageMessages } from '~/i18n/page-messages';
import type { Language } from '~/lib/language';

/** The panel in place of a members' lesson, with its texts, which the page of a free lesson does not
 *  contain. */
export function MembersOnlyNotice({
  language,
  offer,
}: {
  language: Language;
  offer: MembersPanelProps;
}) {
  return (
    <PageMessages language={language} of="_media-lesson/members-only-notice">
      <MembersPanel {...offer} />
    </PageMessages>
  );
}
