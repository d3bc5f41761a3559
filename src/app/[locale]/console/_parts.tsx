'use client';
import dynamic from 'next/dynamic';

// Loaded when rendered, since only operators need it: a page's own scripts are part of its 404, too. No
// `loading` option: it would add a Suspense boundary, which turns every 404 into a 200.

export const ConsoleShell = dynamic(() =>
  import('~/features/console-shell/components/console-shell').then((part) => part.ConsoleShell),
);
export const TodayBoard = dynamic(() =>
  import('~/features/console-today/components/today-board').then((part) => part.TodayBoard),
);
export const SearchResults = dynamic(() =>
  import('~/features/console-search/components/search-results').then((part) => part.SearchResults),
);
export const ActTable = dynamic(() =>
  import('~/features/console-acts/components/act-table').then((part) => part.ActTable),
);
export const RolesPage = dynamic(() =>
  import('~/features/console-roles/components/roles-page').then((part) => part.RolesPage),
);
export const PersonTable = dynamic(() =>
  import('~/features/console-people/components/person-table').then((part) => part.PersonTable),
);
export const PersonPage = dynamic(() =>
  import('~/features/console-people/components/person-page').then((part) => part.PersonPage),
);
export const OperatorOrderPage = dynamic(() =>
  import('~/features/console-money/components/operator-order-page').then(
    (part) => part.OperatorOrderPage,
  ),
);
export const OrderOutlinePage = dynamic(() =>
  import('~/features/console-money/components/order-outline-page').then(
    (part) => part.OrderOutlinePage,
  ),
);
export const DiscrepancyTable = dynamic(() =>
  import('~/features/console-discrepancies/components/discrepancy-table').then(
    (part) => part.DiscrepancyTable,
  ),
);
export const LettersPage = dynamic(() =>
  import('~/features/console-letters/components/letters-page').then((part) => part.LettersPage),
);
export const MailsPage = dynamic(() =>
  import('~/features/console-mails/components/mails-page').then((part) => part.MailsPage),
);
export const SamplesPage = dynamic(() =>
  import('~/features/console-mails/components/samples-page').then((part) => part.SamplesPage),
);
export const GiftTable = dynamic(() =>
  import('~/features/console-gifts/components/gift-table').then((part) => part.GiftTable),
);
export const InvoiceTable = dynamic(() =>
  import('~/features/console-invoices/components/invoice-table').then((part) => part.InvoiceTable),
);
export const OrderTable = dynamic(() =>
  import('~/features/console-money/components/order-table').then((part) => part.OrderTable),
);
export const UnitsPage = dynamic(() =>
  import('~/features/console-units/components/units-page').then((part) => part.UnitsPage),
);
export const DraftPage = dynamic(() =>
  import('~/features/console-units/components/draft-page').then((part) => part.DraftPage),
);
export const PoolPage = dynamic(() =>
  import('~/features/console-units/components/pool-page').then((part) => part.PoolPage),
);
export const RefundTable = dynamic(() =>
  import('~/features/console-refunds/components/refund-table').then((part) => part.RefundTable),
);
export const RefundPage = dynamic(() =>
  import('~/features/console-refunds/components/refund-page').then((part) => part.RefundPage),
);
export const ActivitiesPage = dynamic(() =>
  import('~/features/console-activities/components/activities-page').then(
    (part) => part.ActivitiesPage,
  ),
);
export const ActivityPage = dynamic(() =>
  import('~/features/console-activities/components/activity-page').then(
    (part) => part.ActivityPage,
  ),
);
export const ActivityEditPage = dynamic(() =>
  import('~/features/console-activities/components/activity-edit-page').then(
    (part) => part.ActivityEditPage,
  ),
);
export const NewActivityPage = dynamic(() =>
  import('~/features/console-activities/components/new-activity-page').then(
    (part) => part.NewActivityPage,
  ),
);
export const CouponsPage = dynamic(() =>
  import('~/features/console-coupons/components/coupons-page').then((part) => part.CouponsPage),
);
export const NumbersPage = dynamic(() =>
  import('~/features/console-numbers/components/numbers-page').then((part) => part.NumbersPage),
);
export const PricesPage = dynamic(() =>
  import('~/features/console-prices/components/prices-page').then((part) => part.PricesPage),
);
export const VideosPage = dynamic(() =>
  import('~/features/console-videos/components/videos-page').then((part) => part.VideosPage),
);
export const VideoPage = dynamic(() =>
  import('~/features/console-videos/components/video-page').then((part) => part.VideoPage),
);
export const QuestionsPage = dynamic(() =>
  import('~/features/console-questions/components/questions-page').then(
    (part) => part.QuestionsPage,
  ),
);
export const NewsPage = dynamic(() =>
  import('~/features/console-news/components/news-page').then((part) => part.NewsPage),
);
export const LegalPage = dynamic(() =>
  import('~/features/console-legal/components/legal-page').then((part) => part.LegalPage),
);
export const PartnersPage = dynamic(() =>
  import('~/features/console-partners/components/partners-page').then((part) => part.PartnersPage),
);
export const VoiceLessonsPage = dynamic(() =>
  import('~/features/console-voice-lessons/components/voice-lessons-page').then(
    (part) => part.VoiceLessonsPage,
  ),
);
export const VoiceLessonPage = dynamic(() =>
  import('~/features/console-voice-lessons/components/voice-lesson-page').then(
    (part) => part.VoiceLessonPage,
  ),
);
export const VoicePreview = dynamic(() =>
  import('../_media-lesson/voice-preview').then((part) => part.VoicePreview),
);
export const VideoPreview = dynamic(() =>
  import('../_media-lesson/video-preview').then((part) => part.VideoPreview),
);
