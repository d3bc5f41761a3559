import { describe, expect, it } from 'vitest';
import zh from '~/i18n/locales/zh';
import { PAGE_SCOPES } from '~/i18n/page-scopes';
import { leaves, type ReadText, readTexts } from './read-texts';

const FORMAL = /您/;
const FAMILIAR = /你(?!們)/;

/** Homes of texts about money, law and complaints, and of the console, whose acts concern those. */
const MONEY_AND_LAW =
  /^(?:cart|coupon|gift|invoice|legal|membership|order|plan|security)\.|^console|^legal\/|^src\/server\/services\/mail\/emails\/(?!reminder)/;

/** Homes of texts that any screen may show: they have neither. */
const ANYWHERE = /^(?:account|common|contact|errors|form|validation)\./;

/** Homes of texts whose people say what they would say. */
const STORIES = /^(?:units|voice-lessons|videos)\//;

/** The notice after a log-out, whose words the specification fixes. */
const FIXED = 'common.loggedOut';

const texts = readTexts().zh.filter(({ home }) => !STORIES.test(home) && home !== FIXED);

const textsWith = (pronoun: RegExp, homes: (home: string) => boolean): string[] =>
  texts
    .filter(({ home, text }) => homes(home) && pronoun.test(text))
    .map(({ home, text }) => `${home}: ${text}`);

describe('The word for you in Chinese', () => {
  it('Texts about money, law and complaints never say 你', () => {
    expect(textsWith(FORMAL, (home) => MONEY_AND_LAW.test(home)).length).toBeGreaterThan(50);
    expect(textsWith(FAMILIAR, (home) => MONEY_AND_LAW.test(home))).toEqual([]);
  });

  it('Texts about learning, and all others, never say 您', () => {
    expect(textsWith(FAMILIAR, (home) => !MONEY_AND_LAW.test(home)).length).toBeGreaterThan(50);
    expect(textsWith(FORMAL, (home) => !MONEY_AND_LAW.test(home))).toEqual([]);
  });

  it('Texts that any screen may show say neither', () => {
    expect(textsWith(FAMILIAR, (home) => ANYWHERE.test(home))).toEqual([]);
  });

  it('No page sends texts with both', () => {
    const areas: Readonly<Record<string, object>> = zh;
    const textsOf = (scope: string): ReadText[] => {
      const [area = '', part] = scope.split('.');
      const entries = Object.entries(areas[area] ?? {});
      const chosen = entries.filter(([key]) => part === undefined || key.split('#')[0] === part);
      return chosen.flatMap(([key, tree]) => [...leaves(tree, `${area}.${key}`)]);
    };
    const mixed = Object.entries(PAGE_SCOPES).filter(([, scopes]) => {
      const sent = scopes.flatMap(textsOf).map(({ text }) => text);
      return sent.some((text) => FORMAL.test(text)) && sent.some((text) => FAMILIAR.test(text));
    });
    expect(mixed.map(([page]) => page)).toEqual([]);
  });
});
