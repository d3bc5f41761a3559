import 'server-only';

/** Loaders of the texts of each language, the console's included, for server components. */
export const ALL_MESSAGES = {
  zh: async () => {
    const [learners, operators] = await Promise.all([
      import('./locales/zh'),
      import('./locales/console-zh'),
    ]);
    return { default: { ...learners.default, ...operators.default } };
  },
  en: async () => {
    const [learners, operators] = await Promise.all([
      import('./locales/en'),
      import('./locales/console-en'),
    ]);
    return { default: { ...learners.default, ...operators.default } };
  },
};
