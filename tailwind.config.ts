import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/** The two papers: by day and by night. Every colour of the product is one of these names. */
export const day = {
  ink: '#032f9f',
  'ink-deep': '#062c8f',
  'ink-soft': '#e6ebf7',
  'on-ink': '#ffffff',
  gold: '#a68a56',
  'gold-text': '#7d6437',
  'gold-soft': '#f2ebdc',
  paper: '#fbfaf7',
  raised: '#ffffff',
  sunken: '#f3f0e9',
  'cover-ground': '#0d1a4a',
  'on-cover': '#f6f3ec',
  'on-cover-soft': '#c3cae6',
  'gold-on-cover': '#cdb27c',
  'ink-on-cover': '#8fa8ff',
  brand: '#032f9f',
  veil: '#090d1a',
  'on-veil': '#ffffff',
  text: '#151a2d',
  soft: '#545b72',
  line: '#e2ddd1',
  edge: '#8a8676',
  said: '#1b7a4b',
  nearly: '#8f6000',
  again: '#b3261e',
} as const;

export const night: Record<keyof typeof day, string> = {
  ink: '#8fa8ff',
  'ink-deep': '#a3b7ff',
  'ink-soft': '#1a2448',
  'on-ink': '#0c1122',
  gold: '#cdb27c',
  'gold-text': '#cdb27c',
  'gold-soft': '#2a2618',
  paper: '#0c1122',
  raised: '#141a30',
  sunken: '#090d1a',
  'cover-ground': '#141d3f',
  'on-cover': '#f6f3ec',
  'on-cover-soft': '#b9c1dd',
  'gold-on-cover': '#cdb27c',
  'ink-on-cover': '#8fa8ff',
  brand: '#032f9f',
  veil: '#090d1a',
  'on-veil': '#ffffff',
  text: '#eef0f7',
  soft: '#a9b0c6',
  line: '#272f4a',
  edge: '#737b96',
  said: '#5bd196',
  nearly: '#f0b849',
  again: '#ff8a80',
};

/** The one shadow: below what floats. */
const FLOAT = '0 12px 40px -12px rgb(9 13 26 / 0.35)';

const variables = (colours: Record<string, string>) =>
  Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value]));

const names = Object.keys(day) as (keyof typeof day)[];

/** Design tokens. Spacing is Tailwind's scale of 4 px; use 1 2 3 4 6 8 12 18 28 (4–112 px). */
export default {
  content: [],
  theme: {
    screens: { xs: '420px', sm: '576px', md: '768px', lg: '992px', xl: '1200px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(names.map((name) => [name, `var(--${name})`])),
    },
    borderRadius: { none: '0', DEFAULT: '2px', full: '999px' },
    boxShadow: { float: 'var(--float)', none: 'none' },
    fontSize: {
      xs: ['0.8125rem', { lineHeight: '1.55' }],
      sm: ['0.9375rem', { lineHeight: '1.65' }],
      base: ['1.0625rem', { lineHeight: '1.75' }],
      lg: ['1.3125rem', { lineHeight: '1.6' }],
      xl: ['1.65rem', { lineHeight: '1.4' }],
      '2xl': ['2.075rem', { lineHeight: '1.3' }],
      '3xl': ['2.6rem', { lineHeight: '1.22' }],
      '4xl': ['3.25rem', { lineHeight: '1.15' }],
      '5xl': ['4.0625rem', { lineHeight: '1.08' }],
    },
    fontFamily: {
      sans: ['var(--face-sans)'],
      serif: ['var(--face-serif)'],
      /** English sentences and words of a lesson, in both interface languages. */
      english: ['var(--face-english)'],
      ipa: ['var(--face-ipa)'],
    },
    extend: {
      spacing: { header: '60px', badge: '18px' },
      maxWidth: { page: '1200px', text: '34em', form: '440px' },
      transitionDuration: { quick: '120ms', DEFAULT: '160ms', slow: '220ms' },
      transitionTimingFunction: { DEFAULT: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      keyframes: {
        rise: { from: { opacity: '0', transform: 'translateY(6px)' }, to: { opacity: '1' } },
        fade: { from: { opacity: '0' }, to: { opacity: '1' } },
        pulse: { '50%': { opacity: '0.45' } },
        loading: { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } },
      },
      animation: {
        rise: 'rise 180ms cubic-bezier(0.2, 0.7, 0.2, 1)',
        fade: 'fade 160ms ease-out',
        pulse: 'pulse 1.6s ease-in-out infinite',
        /** The duration stands with the other times of a page. */
        loading: 'loading 1s linear both',
        /** Unseen before its delay is over. */
        awaited: 'fade 160ms ease-out both, pulse 1.6s ease-in-out infinite',
      },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      addBase({
        ':root': { ...variables(day), '--float': FLOAT, 'color-scheme': 'light dark' },
        '@media screen and (prefers-color-scheme: dark)': { ':root': variables(night) },
      });
    }),
  ],
} satisfies Config;
