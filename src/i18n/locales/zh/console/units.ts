/** The console's desk of units: articles, drafts, published units. */
export const consoleUnits = { title: '單元' } as const;
