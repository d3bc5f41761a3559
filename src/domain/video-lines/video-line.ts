/** One line of a video in both languages, as operators edit it. */
export interface VideoLine {
  startMs: number;
  endMs: number;
  en: string;
  zh: string;
}

/** What a subtitle file has: one language, or both, the English first. */
export type SubtitleLanguage = 'en' | 'zh' | 'both';
