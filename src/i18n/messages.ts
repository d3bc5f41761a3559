/** Loaders of the texts of each language; every caller loads only the one it needs. */
export const MESSAGES = {
  zh: () => import('./locales/zh'),
  en: () => import('./locales/en'),
};
