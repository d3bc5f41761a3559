/** Where the texts of each language are; every caller loads only the one it needs. */
export const TEXTS = {
  zh: () => import('./locales/zh'),
  en: () => import('./locales/en'),
};
