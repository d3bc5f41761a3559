/** Invisible characters without width: zero-width spaces and joiners, soft hyphens, directional marks,
 *  variation selectors, tags. They occur in copied text. Characters that override the text direction are
 *  excluded, because removing them would change the displayed words; the caller handles them. */
const INVISIBLE = /(?![\u202a-\u202e\u2066-\u2069])\p{DI}/gu;

/** Sequences in which invisible characters are valid: emoji that are joined or shown in colour, flags made of
 *  tags, variants of Han characters, and letters of joined scripts. */
const ALLOWED_INVISIBLE = [
  /(?:\p{Emoji}|\u20e3)\ufe0f/gu,
  /\p{Emoji}\ufe0e/gu,
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*\u200d(?=\p{Extended_Pictographic})/gu,
  /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu,
  /\p{Script=Han}[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu,
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Gujr}\p{scx=Guru}\p{scx=Knda}\p{scx=Khmr}\p{scx=Mlym}\p{scx=Mong}\p{scx=Mymr}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}\p{scx=Tibt}][\u180b-\u180f\u200c\u200d](?=\p{L})/gu,
];

/** Removes invisible characters from a text, except in valid sequences. */
export function stripInvisible(text: string): string {
  if (!/\p{DI}/u.test(text)) return text;
  const allowed = new Set<number>();
  for (const pattern of ALLOWED_INVISIBLE)
    for (const { 0: found, index } of text.matchAll(pattern))
      for (let offset = 0; offset < found.length; offset++) allowed.add(index + offset);
  return text.replace(INVISIBLE, (character, index: number) =>
    allowed.has(index) ? character : '',
  );
}
