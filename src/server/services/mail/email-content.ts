/** The content of an e-mail, before it is rendered as HTML and text. */
export interface EmailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Figures in two columns, such as a receipt's. */
  table?: [string, string][];
  /** Small print below: what to do when this was not you. */
  note?: string;
  /** Address for replies; without it replies are not read. */
  replyTo?: string;
  /** Replaces the layout's footer. */
  footer?: string;
}

/** The e-mail templates of one language. `site.email` is the contact address, `site.link` makes an absolute
 *  address of a path. */
export type EmailTemplates<Templates> = {
  [T in keyof Templates]: (
    payload: Templates[T],
    site: { name: string; email: string; link: (path: string) => string },
  ) => EmailContent;
};
