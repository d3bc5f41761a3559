import type zh from './locales/zh';

type Texts = typeof zh;
type Word<Key> = Key extends `${infer Name}#${string}` ? Name : Key;

/** An area of the texts, a file of `locales/<language>`, or a part of one, such as `course.level`. Of a text that
 *  depends on a number, all forms are one part. */
export type MessageScope = {
  [Area in keyof Texts & string]: Area | `${Area}.${Word<keyof Texts[Area] & string>}`;
}[keyof Texts & string];
