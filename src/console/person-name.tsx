/** The name of a person in an operator's table, whose language is the name's own: a Chinese name on an English page
 *  is read aloud and set as Chinese. */
export function PersonName({ children: name }: { children: string }) {
  const isChinese = /\p{Script=Han}/u.test(name);
  return <span {...(isChinese && { lang: 'zh-TW' })}>{name}</span>;
}
