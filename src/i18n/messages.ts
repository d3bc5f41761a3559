/** Where the texts of each language are; every caller loads only the one it needs. */
export const MESSAGES = {
  zh: () => import('./locales/zh'),
  en: () => import('./locales/en'),
};
