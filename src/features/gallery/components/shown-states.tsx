'use client';
import { useEffect, useState } from 'react';

/** Pseudo-classes for the values of an example's `data-shown`. */
const STATES = { hover: 'hover', 'focus-visible': 'focus', active: 'active' } as const;
const STATE = /(?<!\\):(hover|focus-visible|active)(?![\w-])/g;
const CONTROLS = ':where(a, button, input, select, textarea, summary, [role])';

/** Has the specificity of the pseudo-class that it replaces. */
function asShown(selector: string): string {
  return selector.replace(
    STATE,
    (_, state: keyof typeof STATES) => `:is([data-shown="${STATES[state]}"] ${CONTROLS})`,
  );
}

/** The style rules for the states, with the example's attribute in place of the pseudo-class; other
 *  rules are dropped. */
function shownRule(rule: CSSRule): string {
  const inner =
    'cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].map(shownRule).join('') : '';
  if (!(rule instanceof CSSStyleRule))
    return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
  const { selectorText, style } = rule;
  const own = selectorText.search(STATE) < 0 ? '' : style.cssText;
  return own || inner ? `${asShown(selectorText)}{${own}${inner}}` : '';
}

/** Copies the page's own rules for hover, focus and active to `[data-shown]`, so that an example shows
 *  the real styles. */
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
