/** Signs that take no room and that nobody sees: zero-width spaces and joiners, soft hyphens, marks of
 *  direction, variation selectors, tags. They come along when text is copied. Those that turn the direction
 *  of what stands around them are left to who reads the text: taking them off would show other words. */
const INVISIBLE = /(?![\u202a-\u202e\u2066-\u2069])\p{DI}/gu;

/** Where one of them belongs: emoji that are joined or shown in colour, flags made of tags, variants of Han
 *  characters, and the letters of scripts that are written joined. */
const ALLOWED_INVISIBLE = [
  /(?:\p{Emoji}|\u20e3)\ufe0f/gu,
  /\p{Emoji}\ufe0e/gu,
  /\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)*\u200d(?=\p{Extended_Pictographic})/gu,
  /\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f}/gu,
  /\p{Script=Han}[\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/gu,
  /[\p{scx=Arab}\p{scx=Syrc}\p{scx=Deva}\p{scx=Beng}\p{scx=Gujr}\p{scx=Guru}\p{scx=Knda}\p{scx=Khmr}\p{scx=Mlym}\p{scx=Mong}\p{scx=Mymr}\p{scx=Orya}\p{scx=Sinh}\p{scx=Taml}\p{scx=Telu}\p{scx=Tibt}][\u180b-\u180f\u200c\u200d](?=\p{L})/gu,
];

/** The text without the signs that nobody sees, except where one belongs to the sign before it. */
export function stripInvisible(text: string): string {
  if (!/\p{DI}/u.test(text)) return text;
  const allowed = new Set<number>();
  for (const pattern of ALLOWED_INVISIBLE)
    for (const { 0: found, index } of text.matchAll(pattern))
      for (let at = index; at < index + found.length; at++) allowed.add(at);
  return text.replace(INVISIBLE, (sign, at: number) => (allowed.has(at) ? sign : ''));
}
