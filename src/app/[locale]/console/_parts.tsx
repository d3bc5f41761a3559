'use client';
import dynamic from 'next/dynamic';

// A page's own scripts travel with its 404, too: what only operators need is loaded when it is rendered. No
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
export const PersonPage = dynamic(() =>
  import('~/features/console-people/components/person-page').then((part) => part.PersonPage),
);
export const OperatorOrderPage = dynamic(() =>
  import('~/features/console-money/components/operator-order-page').then(
    (part) => part.OperatorOrderPage,
  ),
);
