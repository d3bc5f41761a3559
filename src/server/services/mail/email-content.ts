/** The content of a message, before it becomes HTML and text. */
export interface EmailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Figures in two columns, such as a receipt's. */
  table?: [string, string][];
  /** Small print below: what to do when this was not you. */
  note?: string;
  /** Who gets the reply; without it nobody reads one. */
  replyTo?: string;
  /** Instead of the frame's own last line. */
  footer?: string;
}

/** Writes every template's letter in one language. `link` makes an address of the site. */
export type EmailTemplates<Templates> = {
  [T in keyof Templates]: (
    payload: Templates[T],
    site: { name: string; link: (path: string) => string },
  ) => EmailContent;
};
