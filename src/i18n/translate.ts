import type { ReactNode } from 'react';
import type consoleTexts from './locales/console-zh';
import type texts from './locales/zh';

/** The tree of all texts. Both languages are typed by the Chinese one: only its types have each sentence's values. */
type Texts = typeof texts & typeof consoleTexts;

/** Path to every branch of a tree: `lesson`, `lesson.mine`. */
type BranchOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? never
    : Key | `${Key}.${BranchOf<Tree[Key]>}`;
}[keyof Tree & string];

/** Path to every text of a tree; the forms of a plural share one, without `#one` and `#other`. */
type KeyOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? Key extends `${infer Plural}#${string}`
      ? Plural
      : Key
    : `${Key}.${KeyOf<Tree[Key]>}`;
}[keyof Tree & string];

/** The type at a path of a tree. */
type At<Tree, Path extends string> = Path extends keyof Tree
  ? Tree[Path]
  : Path extends `${infer Key}.${infer Rest}`
    ? Key extends keyof Tree
      ? At<Tree[Key], Rest>
      : never
    : never;

/** Names of the values in a text: `'{k} of {n}'` → `'k' | 'n'`. */
type ValueName<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ValueName<Rest>
  : never;

type Values<Tree, Key extends string, Value> = [At<Tree, `${Key}#other`>] extends [never]
  ? [ValueName<At<Tree, Key>>] extends [never]
    ? []
    : [values: Record<ValueName<At<Tree, Key>>, Value>]
  : [
      values: { count: number } & Record<
        Exclude<ValueName<At<Tree, `${Key}#other`>>, 'count'>,
        Value
      >,
    ];

/** Translates a key of a tree: with plain values into a string, with elements into a node. */
export interface Translate<Tree = Texts> {
  <Key extends KeyOf<Tree>>(
    key: Key,
    ...values: Values<Tree, Key, string | number | boolean | null | undefined | Date>
  ): string;
  <Key extends KeyOf<Tree>>(key: Key, ...values: Values<Tree, Key, ReactNode>): ReactNode;
}

/** A branch of the texts, whose keys are given without its path. */
export type Scope = BranchOf<Texts>;

/** Translates the keys of a branch. */
export type ScopedTranslate<S extends Scope> = Translate<At<Texts, S>>;
