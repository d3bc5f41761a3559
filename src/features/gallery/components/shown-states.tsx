'use client';
import { useEffect, useState } from 'react';

/** What a specimen's `data-shown` stands for. */
const STATES = { hover: 'hover', 'focus-visible': 'focus', active: 'active' } as const;
const STATE = /(?<!\\):(hover|focus-visible|active)(?![\w-])/g;
const CONTROLS = ':where(a, button, input, select, textarea, summary, [role])';

/** As weighty as the pseudo-class in whose place it stands. */
function asShown(selector: string): string {
  return selector.replace(
    STATE,
    (_, state: keyof typeof STATES) => `:is([data-shown="${STATES[state]}"] ${CONTROLS})`,
  );
}

/** The rules for states, with the specimen in the place of the hand; nothing of other rules. */
function shownRule(rule: CSSRule): string {
  const inner =
    'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].map(shownRule).join('') : '';
  if (!(rule instanceof CSSStyleRule))
    return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
  const { selectorText, style } = rule;
  const own = selectorText.search(STATE) < 0 ? '' : style.cssText;
  return own || inner ? `${asShown(selectorText)}{${own}${inner}}` : '';
}

/** Makes the page's own rules for hover, focus and pressing hold inside `[data-shown]`, too: what is shown
 *  is what the controls do. */
export function ShownStates() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const rules = [...document.styleSheets].flatMap((one) => [...one.cssRules]);
    sheet.replaceSync(rules.map(shownRule).join('\n'));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    setReady(true);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
  return <span hidden data-shown-states={ready ? 'ready' : 'waiting'} />;
}
