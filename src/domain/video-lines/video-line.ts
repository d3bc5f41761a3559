/** One line of a video in both languages, as operators edit it. */
export interface VideoLine {
  startMs: number;
  endMs: number;
  en: string;
  zh: string;
}

/** The language of a subtitle file, or both, English first. */
export type SubtitleLanguage = 'en' | 'zh' | 'both';
