/** The name of a person in an operator's table, marked with the name's own language, so that a Chinese name on
 *  an English page is read aloud and typeset as Chinese. */
export function PersonName({ children: name }: { children: string }) {
  const isChinese = /\p{Script=Han}/u.test(name);
  return <span {...(isChinese && { lang: 'zh-TW' })}>{name}</span>;
}
