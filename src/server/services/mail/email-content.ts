/** The content of an e-mail, before it is rendered as HTML and text. */
export interface EmailContent {
  subject: string;
  greeting: string;
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Figures in two columns, such as a receipt's. */
  table?: [string, string][];
  /** Small print below: what to do if it was not the user. */
  note?: string;
  /** Address for replies; without it replies are not read. */
  replyTo?: string;
  /** Replaces the layout's footer. */
  footer?: string;
  /** Addresses that stop mails of this kind: the page with a confirmation, and the call for mail programs (RFC
   *  8058). */
  stop?: { label: string; url: string; callUrl: string };
}

/** The site in e-mails: `email` is the contact address, `link` makes an absolute address of a path in the language,
 *  `call` one of a path below /api. */
export interface EmailSite {
  name: string;
  email: string;
  link: (path: string) => string;
  call: (path: string) => string;
}
