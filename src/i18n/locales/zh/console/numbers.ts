/** The console's pages of numbers. */
export const consoleNumbers = { title: '營運數字' } as const;
